import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const options = style({ maxBlockSize: '18rem', overflow: 'auto', padding: vars.space.xxs });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  inlineSize: '100%',
  minBlockSize: '2.25rem',
  paddingInline: vars.space.xs,
  border: 0,
  borderRadius: vars.radius.s,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-selected="true"]': {
      background: vars.color.accentBg,
      color: vars.color.accentText,
      boxShadow: `inset 0 0 0 1px ${vars.color.accentLine}`,
    },
  },
});

export const optionIcon = style({ display: 'inline-flex', flex: 'none', color: vars.color.text3 });
export const optionLabel = style({ flex: 1, minInlineSize: 0, display: 'grid', overflowWrap: 'anywhere' });
export const optionDetail = style({ fontSize: '0.8125rem', color: vars.color.text3 });
