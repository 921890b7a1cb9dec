import { vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color } = vars;

export const table = style({
  inlineSize: '100%',
  minInlineSize: '40rem',
  fontFamily: vars.font.table,
  fontSize: vars.size.ui,
  lineHeight: 1.4,
});

globalStyle(`${table} :is(th, td)`, {
  padding: '0.6875rem 0.5rem',
  textAlign: 'end',
  whiteSpace: 'nowrap',
  verticalAlign: 'top',
});
globalStyle(`:root:dir(rtl) ${table} :is(th, td)`, { textAlign: 'start' });
globalStyle(`${table} thead th`, {
  borderBlockEnd: `1.5px solid ${color.lineStrong}`,
  fontSize: vars.size.meta,
  fontWeight: 550,
  color: color.text3,
});
globalStyle(`${table} tbody tr + tr > *`, { borderBlockStart: `1px solid ${color.line2}` });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });

export const first = style({
  position: 'sticky',
  insetInlineStart: 0,
  background: color.bg,
});

globalStyle(`${table} ${first}`, { paddingInlineStart: 0, textAlign: 'start' });

export const strong = style({ fontSize: vars.size.lead, fontWeight: 650 });

const small = { display: 'block', fontSize: vars.size.meta, color: color.text3 } as const;

export const start = style({ ...small, fontWeight: 400 });

export const note = style(small);

/** Names of benchmarks are long: they break, and leave the figures their room. */
export const name = style({ ...small, fontWeight: 400, maxInlineSize: '13rem', whiteSpace: 'normal' });

export const more = style({ borderBlockEnd: `1px solid ${color.line2}` });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minBlockSize: '2.75rem',
  fontSize: vars.size.ui,
  fontWeight: 600,
  color: color.accent,
  listStyleType: '""',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::before': {
      content: '""',
      inlineSize: '0.5em',
      blockSize: '0.5em',
      borderBlockEnd: '1.5px solid',
      borderInlineEnd: '1.5px solid',
      transform: 'rotate(45deg) translateY(-0.15em)',
    },
    ':root:dir(rtl) &::before': { transform: 'rotate(-45deg) translateY(-0.15em)' },
    [`${more}[open] > &::before`]: { transform: 'rotate(225deg) translateY(-0.1em)' },
    [`:root:dir(rtl) ${more}[open] > &::before`]: { transform: 'rotate(-225deg) translateY(-0.1em)' },
  },
});
