import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, radius } = vars;

const roomBeside = 'screen and (min-width: 960px)';

export const banner = style({
  margin: 0,
  padding: '0.75rem 1rem',
  background: color.warnBg,
  color: color.warn,
  borderBlockEnd: `2px solid ${color.warn}`,
  fontSize: '0.875rem',
});

export const screen = style({
  flex: 1,
  display: 'grid',
  minInlineSize: 0,
  '@media': { [roomBeside]: { gridTemplateColumns: '20rem minmax(0, 1fr)' } },
});

export const panel = style({
  minInlineSize: 0,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [roomBeside]: { borderBlockEnd: 0, borderInlineEnd: `1px solid ${color.line}` } },
});

export const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.75rem',
  padding: '1rem',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});

export const when = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '0.5rem' });

export const quick = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });

export const heading = style({ margin: 0, fontSize: '0.875rem', fontWeight: 600 });

export const quiet = style({ margin: 0, color: color.text2, fontSize: '0.8125rem', overflowWrap: 'anywhere' });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const jump = style({
  inlineSize: '100%',
  padding: '0.375rem 0.5rem',
  border: 0,
  borderRadius: radius.s,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.875rem',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: color.sunken },
    '&[aria-pressed="true"]': { background: color.sunken, fontWeight: 600 },
  },
});

export const stage = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '1rem',
  minInlineSize: 0,
  minBlockSize: '40rem',
  padding: '1rem',
  background: color.sunken,
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  justifyContent: 'space-between',
  inlineSize: '100%',
});
