import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** As high as the empty zone, so that nothing jumps when a file comes or goes. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.xs} ${space.m}`,
  minBlockSize: 'calc(2.75rem + 2rem + 2px)',
  padding: space.m,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.s,
  background: color.sunken,
  fontFamily: vars.font.table,
  fontSize: vars.size.ui,
  lineHeight: '1.4',
});

export const file = style({ display: 'inline-flex', alignItems: 'center', gap: space.xs, minInlineSize: 0 });
export const name = style({ overflowWrap: 'anywhere', color: color.text, fontWeight: 600 });
