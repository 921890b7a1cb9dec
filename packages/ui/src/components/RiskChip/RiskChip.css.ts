import { style } from '@vanilla-extract/css';
import { mq, vars } from '../../tokens/index.ts';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5em',
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  lineHeight: vars.leading.meta,
  fontWeight: vars.weight.medium,
  color: vars.color.text2,
  '@media': { [mq.tablet]: { whiteSpace: 'nowrap' } },
});

export const diamonds = style({
  flex: 'none',
  color: vars.color.risk,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});
