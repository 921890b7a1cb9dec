import { vars } from '@fundfront/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, radius, palette } = vars;

export const frame = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.s,
  background: color.sunken,
});

const picture_ = style({ inlineSize: '100%', blockSize: '100%' });
export const picture = styleVariants({
  cover: [picture_, { objectFit: 'cover' }],
  page: [picture_, { objectFit: 'cover', objectPosition: 'top', paddingInline: '18%', paddingBlockStart: '8%' }],
});

export const icon = style({ color: color.text3 });

export const badge = style({
  position: 'absolute',
  insetBlockStart: '0.375rem',
  insetInlineStart: '0.375rem',
  paddingInline: '0.375rem',
  borderRadius: radius.s,
  background: palette.navy950,
  color: '#fff',
  fontSize: vars.size.meta,
  fontWeight: vars.weight.strong,
});
