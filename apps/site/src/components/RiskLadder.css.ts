import { below, mq, vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color } = vars;
const phone = below.tablet;

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem 3rem',
  alignItems: 'end',
  marginBlockEnd: 'clamp(1.5rem, 3vw, 2.75rem)',
  '@media': { [mq.tablet]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

globalStyle(`${head} > h2`, { maxInlineSize: '13em' });

export const table = style({
  inlineSize: '100%',
  fontFamily: vars.font.table,
  fontSize: vars.size.ui,
  lineHeight: 1.4,
});

export const heads = style({ '@media': { [phone]: { display: 'none' } } });

globalStyle(`${heads} th`, {
  padding: '0.5rem 0.75rem',
  borderBlockEnd: `2px solid ${color.lineStrong}`,
  fontSize: vars.size.meta,
  fontWeight: 550,
  color: color.text3,
});

export const levels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, 1fr)',
  minInlineSize: '16rem',
  textAlign: 'center',
});

export const row = style({
  '@media': { [phone]: { display: 'block', paddingBlock: '1rem', borderBlockEnd: `1px solid ${color.line}` } },
});

export const cell = style({
  padding: '1.125rem 0.75rem',
  borderBlockEnd: `1px solid ${color.line}`,
  verticalAlign: 'middle',
  '@media': { [phone]: { display: 'block', padding: '0.25rem 0', border: 0 } },
});

export const suits = style([cell, { color: color.text2, '@media': { [mq.tablet]: { maxInlineSize: '24rem' } } }]);

export const count = style([cell, { textAlign: 'end', whiteSpace: 'nowrap' }]);

globalStyle(`${table} :is(th, td):first-child`, { paddingInlineStart: 0 });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });

export const name = style({
  display: 'inline-block',
  fontFamily: vars.font.display,
  fontSize: vars.size.lead,
  lineHeight: 1.25,
  fontWeight: 500,
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.accent, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    ':root:lang(ur) &': { lineHeight: 2 },
  },
});
