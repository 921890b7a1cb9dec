import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';
import { button } from '../../components/floating.css.ts';

export const widget = style({
  position: 'fixed',
  insetBlockEnd: 'max(1.25rem, env(safe-area-inset-bottom))',
  insetInlineEnd: '1.25rem',
  zIndex: vars.layer.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  // The tray of funds to compare stands in the same corner; the header asks for a call meanwhile.
  selectors: { ':root:has([data-tray]) &': { display: 'none' } },
});

export const chat = style([button, { paddingInline: 0 }]);
