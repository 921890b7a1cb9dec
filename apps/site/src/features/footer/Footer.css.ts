import { below, mq, vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { palette, space } = vars;

const line = '#24405A';
const meta = '#B8C8D6';

export const foot = style({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  background: palette.navy950,
  color: '#C9D6E1',
  fontSize: vars.size.ui,
  lineHeight: 1.7,
  paddingBlock: 'clamp(3rem, 5vw, 4.5rem) 2rem',
  selectors: { ':root:lang(ur) &': { lineHeight: 2.2 } },
  '@media': {
    '(forced-colors: active)': { borderBlockStart: '1px solid CanvasText' },
    print: { display: 'none' },
  },
});

export const pattern = style({ position: 'absolute', inset: 0, zIndex: -1 });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2.5rem 3rem',
  '@media': {
    [mq.tablet]: { gridTemplateColumns: '1fr 1fr' },
    [mq.desktop]: { gridTemplateColumns: '4fr 3fr 3fr 3.5fr' },
  },
});

export const brand = style({ marginBlockEnd: '1.25rem' });

export const section = style({
  selectors: { '& + &': { marginBlockStart: space.l }, [`${grid} > &`]: { marginBlockStart: 0 } },
});

export const title = style({
  fontFamily: vars.font.text,
  fontSize: vars.size.ui,
  lineHeight: 1.5,
  fontWeight: 650,
  color: '#FFFFFF',
  marginBlockEnd: space.xs,
  selectors: { ':root:lang(ur) &': { lineHeight: 2.1 } },
});

globalStyle(`${foot} ul`, { listStyleType: '""', padding: 0 });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  color: '#E6EEF4',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
  '@media': { [below.tablet]: { minBlockSize: '2.75rem' } },
});

export const html = style({ marginBlockEnd: space.xs });
globalStyle(`${foot} ${html} > *, ${foot} ${html} > * *`, {
  color: 'inherit',
  fontSize: 'inherit',
  lineHeight: 'inherit',
});
globalStyle(`${foot} ${html} > * > *`, { marginBlock: '0 0.25rem' });
globalStyle(`${foot} ${html} a`, { color: '#E6EEF4' });
globalStyle(`${foot} ${html} li::marker`, { content: '""' });

export const pictures = style({ display: 'flex', flexWrap: 'wrap', gap: space.s, marginBlockStart: space.l });

export const plate = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: '0.875rem',
  border: '1px solid #3C566E',
  borderRadius: vars.radius.s,
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  lineHeight: 1.4,
  color: '#FFFFFF',
  textDecoration: 'none',
  selectors: { '&:hover': { borderColor: palette.teal400 } },
});

export const picture = style([plate, { padding: '0.25rem', background: '#FFFFFF' }]);
export const image = style({ display: 'block', blockSize: '2.25rem', inlineSize: 'auto' });

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 2rem',
  marginBlockStart: '2.5rem',
  paddingBlockStart: '1.25rem',
  borderBlockStart: `1px solid ${line}`,
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  color: meta,
});

export const siteDetail = style({ minInlineSize: 0 });

export const social = style({ display: 'flex', flexWrap: 'wrap', gap: '0 1.25rem', marginInlineStart: 'auto' });
