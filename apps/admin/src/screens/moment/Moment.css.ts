import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, radius } = vars;

const roomBeside = 'screen and (min-width: 60em)';
const roomForTwo = 'screen and (min-width: 75em)';
const narrow = 'screen and (max-width: 74.99875em)';

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

export const monthHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const month = style({ inlineSize: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' });

export const weekday = style({ paddingBlock: '0.25rem', fontSize: '0.75rem', fontWeight: 400, color: color.text3 });

export const cell = style({ padding: 0, textAlign: 'center' });

export const day = style({
  position: 'relative',
  inlineSize: '100%',
  minBlockSize: '2.25rem',
  padding: '0.25rem 0 0.5rem',
  border: 0,
  borderRadius: radius.s,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.8125rem',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.sunken },
    '&:disabled': { color: color.text3, background: 'none', cursor: 'default' },
    '&[aria-pressed="true"]': { background: color.accent, color: color.onAccent, fontWeight: 600 },
    '&[data-changed]::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: '0.25rem',
      insetInlineStart: 'calc(50% - 0.1875rem)',
      inlineSize: '0.375rem',
      blockSize: '0.375rem',
      background: 'currentColor',
      rotate: '45deg',
    },
  },
});

export const second = style({ display: 'block', color: color.text3, fontSize: '0.75rem' });

export const frames = style({
  display: 'grid',
  gap: '1rem',
  inlineSize: '100%',
  flex: 1,
  justifyItems: 'center',
  '@media': {
    [roomForTwo]: { selectors: { '&[data-compared]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  },
});

/** On narrow screens one of the two is shown at a time. */
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '0.5rem',
  inlineSize: '100%',
  minInlineSize: 0,
  '@media': { [narrow]: { selectors: { '&[data-hidden]': { display: 'none' } } } },
});

/** Which of the two a narrow screen shows. */
export const sideSwitch = style({ '@media': { [roomForTwo]: { display: 'none' } } });
