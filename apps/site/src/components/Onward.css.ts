import { mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';
import { displayTitle } from './styleRules.ts';

const { color } = vars;

export const title = style({
  fontFamily: vars.font.table,
  fontSize: vars.size.ui,
  fontWeight: 650,
  marginBlockEnd: vars.space.s,
});

export const list = style({
  listStyleType: '""',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlock: `1px solid ${color.line}`,
  '@media': { [mq.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** All of a step can be pressed. */
export const step = style({
  position: 'relative',
  paddingBlock: '1.25rem',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.line2}` },
    '&:hover': { background: color.hover },
  },
  '@media': {
    [mq.tablet]: {
      paddingInline: '1.5rem',
      selectors: {
        '& + &': { borderBlockStart: 0, borderInlineStart: `1px solid ${color.line2}` },
        '&:first-child': { paddingInlineStart: 0 },
      },
    },
  },
});

export const link = style({
  ...displayTitle,
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.accent },
    '&::after': { content: '', position: 'absolute', inset: 0 },
  },
});

export const summary = style({
  marginBlockStart: '0.375rem',
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  color: color.text2,
  selectors: { ':root:lang(ur) &': { lineHeight: 2.1 } },
});
