import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { palette, color } = vars;

export const field = style({ marginBlockStart: '1.25rem' });

export const result = style({
  marginBlockStart: '0.75rem',
  paddingBlockStart: '1.25rem',
  borderBlockStart: `1px solid ${palette.teal200}`,
});

export const sentence = style({ fontSize: vars.size.ui, lineHeight: vars.leading.ui });

export const figure = style({
  display: 'block',
  fontFamily: vars.font.number,
  fontSize: vars.size.h2,
  lineHeight: 1.15,
  fontWeight: 500,
  letterSpacing: vars.tracking.display,
  color: color.text,
  selectors: { ':root:lang(ur) &': { lineHeight: 1.8 } },
});
