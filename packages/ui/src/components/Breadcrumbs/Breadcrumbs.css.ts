import { assignVars, style, styleVariants } from '@vanilla-extract/css';
import { below, vars } from '../../tokens/index.ts';
import { onNavy } from '../../tokens/themes/bands.ts';

const { color } = vars;

export const nav = style({
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  lineHeight: 1.8,
  color: color.text3,
});

export const tone = styleVariants({ default: {}, onDark: { vars: assignVars(color, onNavy) } });

export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: '0.625rem', listStyle: 'none' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  selectors: {
    '& + &::before': { content: '"/"', marginInlineEnd: '0.625rem', color: color.field },
  },
  '@media': {
    [below.tablet]: {
      selectors: {
        '&:not(:nth-last-child(2)):not(:only-child)': { display: 'none' },
        '& + &::before': { content: 'none' },
      },
    },
  },
});

export const link = style({
  color: color.text2,
  textDecoration: 'none',
  paddingBlock: '0.25rem',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
});

export const back = style({
  display: 'none',
  marginInlineEnd: '0.25rem',
  '@media': { [below.tablet]: { display: 'inline-flex' } },
});
