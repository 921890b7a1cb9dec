import { mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const nav = style({
  '@media': { [mq.desktop]: { position: 'sticky', insetBlockStart: '5.5rem' } },
});

export const title = style({
  fontFamily: vars.font.text,
  fontSize: vars.size.ui,
  fontWeight: 650,
  paddingBlockEnd: '0.5rem',
  borderBlockEnd: `1.5px solid ${color.lineStrong}`,
});

export const list = style({ listStyleType: '""', padding: 0 });

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
      boxShadow: `inset 3px 0 ${color.accent}`,
      paddingInlineStart: '0.875rem',
    },
    ':root:dir(rtl) &[aria-current]': { boxShadow: `inset -3px 0 ${color.accent}` },
  },
});
