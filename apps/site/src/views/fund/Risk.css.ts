import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../components/styleRules.ts';

const { color, palette } = vars;

export const ladder = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  maxInlineSize: '48rem',
  padding: 0,
  listStyleType: '""',
  borderBlockStart: `1.5px solid ${color.lineStrong}`,
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const step = style({
  paddingBlockStart: '0.875rem',
  color: color.text2,
  selectors: {
    '&::before': {
      content: '""',
      display: 'block',
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      marginInline: 'auto',
      marginBlock: '-1.25rem 0.75rem',
      border: `1.5px solid ${color.text3}`,
      background: color.bg,
      transform: 'rotate(45deg)',
    },
  },
});

export const here = style([
  step,
  {
    fontWeight: vars.weight.strong,
    color: color.text,
    selectors: {
      '&::before': { background: palette.teal700, borderColor: palette.teal700, forcedColorAdjust: 'none' },
      ':root:lang(ur) &': { fontWeight: 'inherit' },
    },
  },
]);

/** Beside the filled mark, for those who do not see it. */
export const note = style({ ...visuallyHidden });
