import { mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem clamp(2rem, 5vw, 5rem)',
  alignItems: 'start',
  '@media': { [mq.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

export const way = style({ display: 'grid', gap: '1.5rem', justifyItems: 'start' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.625rem',
  minBlockSize: vars.control.l,
  paddingInline: '1.5rem',
  paddingBlock: '0.5rem',
  border: `1.5px solid ${color.accent}`,
  borderRadius: vars.radius.m,
  color: color.accent,
  fontSize: vars.size.ui,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.hover, color: color.accentHover } },
});

export const box = style({
  padding: '1rem 1.25rem',
  border: `1px solid ${color.line}`,
  borderInlineStart: `3px solid ${color.lineStrong}`,
  background: color.bg,
});

export const disclaimer = style({
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  color: color.text2,
  whiteSpace: 'pre-line',
});
