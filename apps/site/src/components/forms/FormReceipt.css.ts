import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const receipt = style({ maxInlineSize: vars.layout.form });

export const onPage = style([receipt, { paddingBlockStart: space.xl, borderBlockStart: `1px solid ${color.line}` }]);

export const mark = style({ display: 'block', marginBlockEnd: space.m, color: color.accent, lineHeight: 0 });
export const heading = style({ selectors: { '&:focus': { outline: 'none' } } });

export const label = style({
  display: 'block',
  marginBlockStart: space.l,
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  color: color.text3,
});

/** Unbroken on the narrowest screens too: people copy it by hand. */
export const trackingNumber = style({
  display: 'block',
  fontFamily: vars.font.number,
  fontSize: vars.size.h2,
  lineHeight: 1.15,
  letterSpacing: vars.tracking.display,
  fontVariantNumeric: 'lining-nums',
  color: color.text,
  whiteSpace: 'nowrap',
});

export const next = style({ marginBlockStart: space.xs, color: color.text2 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  marginBlockStart: space.xl,
  paddingBlockStart: space.xl,
  borderBlockStart: `1px solid ${color.line}`,
});
