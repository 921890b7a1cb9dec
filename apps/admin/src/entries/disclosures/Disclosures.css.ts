import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const part = style({
  display: 'grid',
  gap: '0.75rem',
  padding: '1rem 1.25rem',
  borderBlockEnd: `1px solid ${color.line}`,
});

export const title = style({ fontSize: vars.size.ui, fontWeight: vars.weight.strong });

export const list = style({ display: 'grid', gap: '0.75rem', listStyle: 'none', margin: 0, padding: 0 });

export const finding = style({
  display: 'grid',
  gap: '0.375rem',
  justifyItems: 'start',
  paddingInlineStart: '0.75rem',
  borderInlineStart: `3px solid ${color.warn}`,
});

export const passed = style([finding, { borderInlineStartColor: color.line }]);

export const quote = style({ margin: 0, overflowWrap: 'anywhere' });

export const quiet = style({ color: color.text3, fontSize: vars.size.meta });

export const reason = style({ display: 'grid', gap: '0.5rem', inlineSize: '100%' });
