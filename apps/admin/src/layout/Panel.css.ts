import { vars } from '@fundfront/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, radius } = vars;

export const panel = style({
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  background: color.surface,
  minInlineSize: 0,
  overflow: 'clip',
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem',
  minBlockSize: '2.75rem',
  paddingInline: '1rem',
  borderBlockEnd: `1px solid ${color.line2}`,
});

export const title = style({ fontSize: vars.size.ui, fontWeight: 650 });

export const body = styleVariants({ normal: { padding: '1rem' }, none: {} });
