import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, radius, size, weight } = vars;

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.75rem',
  border: 0,
  padding: 0,
  marginBlockStart: '1.25rem',
  '@media': { 'screen and (min-width: 48em)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const legend = style({ fontWeight: weight.strong, paddingBlockEnd: '0.5rem' });

export const option = style({
  display: 'grid',
  alignContent: 'start',
  gap: '0.375rem',
  padding: '0.75rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  cursor: 'pointer',
  selectors: {
    '&[data-chosen]': { borderColor: color.accent, background: color.selected },
    '&:focus-within': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const who = style({ display: 'flex', alignItems: 'center', gap: '0.5rem', fontSize: size.meta });

export const text = style({
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  maxBlockSize: '16rem',
  overflow: 'auto',
  selectors: { '&&&:lang(ur)': { fontFamily: vars.font.prose, lineHeight: 2.2 } },
});

export const own = style({ background: color.warnBg, color: 'inherit' });
