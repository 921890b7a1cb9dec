import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';

export const strip = style({
  background: vars.palette.gold100,
  color: vars.palette.gold700,
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  lineHeight: 1.5,
  fontWeight: 600,
  textAlign: 'center',
  padding: '0.25rem 1rem',
  selectors: { ':root:lang(ur) &': { lineHeight: 1.7 } },
});
