import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const box = style({
  display: 'block',
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const status = style({
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  lineHeight: vars.leading.meta,
  color: vars.color.text2,
  selectors: { '&:not(:empty)': { paddingBlockStart: '0.5rem' } },
});
