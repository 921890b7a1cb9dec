import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const facts = style({ display: 'inline-flex', alignItems: 'center', gap: '0.5rem', whiteSpace: 'nowrap' });

export const size = style({
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  lineHeight: vars.leading.meta,
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.color.text3,
});
