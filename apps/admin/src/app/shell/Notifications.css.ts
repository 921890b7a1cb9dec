import { vars } from '@fundfront/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, size } = vars;

export const bell = style({ position: 'relative', display: 'inline-flex' });

export const badge = style({
  position: 'absolute',
  insetBlockStart: '-0.125rem',
  insetInlineEnd: '-0.125rem',
  minInlineSize: '1.125rem',
  paddingInline: '0.25rem',
  borderRadius: '1rem',
  background: color.warn,
  color: color.surface,
  fontSize: '0.6875rem',
  lineHeight: '1.125rem',
  fontWeight: 650,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});

export const pane = style({ inlineSize: 'min(24rem, calc(100vw - 2rem))' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem',
  paddingBlock: '0.375rem',
  paddingInline: '0.75rem 0.375rem',
  borderBlockEnd: `1px solid ${color.line2}`,
});

export const title = style({ fontSize: size.ui, fontWeight: 650 });

export const list = style({ maxBlockSize: 'min(28rem, 70vh)', overflowY: 'auto' });

const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0.125rem 0.75rem',
  padding: '0.625rem 0.75rem',
  color: color.text2,
  textDecoration: 'none',
  borderInlineStart: '2px solid transparent',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: color.hover }, 'li + li &': { borderBlockStart: `1px solid ${color.line2}` } },
});

export const row = styleVariants({
  read: [line],
  unread: [line, { borderInlineStartColor: color.warn, color: color.text, fontWeight: 600 }],
});

export const kind = style({ color: color.text3, fontSize: size.meta, fontWeight: vars.weight.regular });
export const when = style({ color: color.text3, fontSize: size.meta, fontWeight: vars.weight.regular });
export const what = style({ gridColumn: '1 / -1' });
export const note = style({
  gridColumn: '1 / -1',
  color: color.text3,
  fontSize: size.meta,
  fontWeight: vars.weight.regular,
});
export const none = style({ padding: '0.75rem', color: color.text3 });
