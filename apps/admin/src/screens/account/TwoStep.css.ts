import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

/** White in every theme: cameras read dark on light. */
export const picture = style({
  inlineSize: '11.5rem',
  blockSize: 'auto',
  borderRadius: radius.m,
  background: '#FFFFFF',
});

export const key = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s });

export const letters = style({
  fontFamily: 'ui-monospace, "SF Mono", "Cascadia Mono", Consolas, monospace',
  fontSize: vars.size.ui,
  letterSpacing: '0.02em',
  userSelect: 'all',
});

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
  gap: space.xs,
  margin: 0,
  padding: '0.75rem 1rem',
  listStyle: 'none',
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
});
