import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr) auto',
  gap: vars.space.xs,
  alignItems: 'center',
});

export const message = style({ gridColumn: '1 / -1', color: vars.color.bad, fontSize: vars.size.meta, margin: 0 });

export const item = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
});

export const itemHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingInline: vars.space.s,
  minBlockSize: vars.control.l,
});

export const itemTitle = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  border: 0,
  padding: 0,
  background: 'none',
  textAlign: 'start',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  minBlockSize: vars.control.m,
});

export const itemBody = style({
  display: 'grid',
  gap: vars.space.s,
  padding: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.line2}`,
});
