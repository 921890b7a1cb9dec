import { mq, vars } from '@fundfront/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color } = vars;

export const nav = styleVariants({
  side: { '@media': { [mq.desktop]: { position: 'sticky', insetBlockStart: '5.5rem' } } },
  foot: {},
});

export const title = style({
  fontFamily: vars.font.text,
  fontSize: vars.size.ui,
  fontWeight: 650,
  paddingBlockEnd: '0.5rem',
  borderBlockEnd: `1.5px solid ${color.lineStrong}`,
});

const bare = { listStyleType: '""', padding: 0 };

export const list = styleVariants({
  side: bare,
  foot: {
    ...bare,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
    columnGap: 'clamp(1.5rem, 3vw, 2.5rem)',
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingBlock: '0.375rem',
  borderBlockEnd: `1px solid ${color.line2}`,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.control,
  color: color.text2,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.accent, textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    '&[aria-current]': {
      color: color.accent,
      fontWeight: 650,
      borderInlineStart: `3px solid ${color.accent}`,
      paddingInlineStart: 'calc(0.875rem - 3px)',
    },
  },
});

export const count = style({
  marginInlineStart: 'auto',
  paddingInlineStart: '0.75rem',
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: color.text3,
});
