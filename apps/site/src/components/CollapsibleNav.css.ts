import { vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color } = vars;

export const fold = style({
  border: `1px solid ${color.field}`,
  borderRadius: vars.radius.s,
  background: color.surface,
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
  minBlockSize: vars.control.input,
  paddingInline: '0.875rem',
  paddingBlock: '0.375rem',
  listStyleType: '""',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

globalStyle(`${line} > svg`, {
  flex: 'none',
  color: color.accent,
  transition: `transform ${vars.motion.fast}`,
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});
globalStyle(`${fold}[open] > ${line} > svg`, { transform: 'rotate(180deg)' });
// The unfolded list would repeat its title, which is for the column.
globalStyle(`${fold} nav > p`, { display: 'none' });
globalStyle(`${fold} nav`, { paddingInline: '0.875rem', borderBlockStart: `1px solid ${color.line}` });
globalStyle(`${fold} nav li:last-child a`, { borderBlockEnd: 0 });

export const text = style({ display: 'grid', minInlineSize: 0, fontFamily: vars.font.table });

export const label = style({ fontSize: vars.size.meta, lineHeight: vars.leading.meta, color: color.text3 });

export const current = style({
  fontSize: vars.size.ui,
  lineHeight: vars.leading.table,
  fontWeight: vars.weight.strong,
  color: color.text,
});
