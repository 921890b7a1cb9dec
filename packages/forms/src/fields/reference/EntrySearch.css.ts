import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const search = style({ position: 'relative' });

/** Over what follows: a form does not jump while somebody types. */
export const found = style({
  position: 'absolute',
  zIndex: vars.layer.menu,
  insetInline: 0,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.s,
  boxShadow: vars.shadow.float,
});

export const hint = style({
  display: 'block',
  fontSize: '0.8125rem',
  color: vars.color.text3,
  selectors: { '&:not(:empty)': { padding: vars.space.xs } },
});
