import { below, onNavy, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const bar = style({
  position: 'sticky',
  insetBlockEnd: '1.25rem',
  zIndex: vars.layer.raised,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem',
  inlineSize: 'fit-content',
  maxInlineSize: 'calc(100% - 2rem)',
  marginInline: 'auto',
  paddingBlock: '0.625rem',
  paddingInline: '1rem',
  borderRadius: '0.5rem',
  background: vars.palette.navy950,
  color: onNavy.text,
  boxShadow: vars.shadow.float,
  '@media': { [below.tablet]: { insetBlockEnd: '0.5rem', justifyContent: 'center' } },
});

export const rule = style({ inlineSize: '1px', blockSize: '1.25rem', background: 'currentColor', opacity: 0.4 });

export const refused = style({ display: 'grid', gap: '0.5rem', margin: 0, paddingInlineStart: '1.25rem' });
