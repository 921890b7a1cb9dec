import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { palette, color } = vars;

export const field = style({ marginBlockStart: '1.25rem' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 1rem',
  fontSize: vars.size.ui,
  fontWeight: 550,
});

export const value = style({ fontSize: '1.0625rem', fontWeight: 650, fontVariantNumeric: 'tabular-nums lining-nums' });

export const range = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '2.75rem',
  margin: 0,
  accentColor: palette.teal700,
});

export const result = style({
  marginBlockStart: '0.75rem',
  paddingBlockStart: '1.25rem',
  borderBlockStart: `1px solid ${palette.teal200}`,
});

export const sentence = style({ fontSize: vars.size.ui, lineHeight: vars.leading.ui });

export const figure = style({
  display: 'block',
  fontFamily: vars.font.number,
  fontSize: 'clamp(2.25rem, 1.7rem + 1.8vw, 3rem)',
  lineHeight: 1.15,
  fontWeight: 500,
  letterSpacing: vars.tracking.display,
  color: color.text,
  selectors: { ':root:lang(ur) &': { lineHeight: 1.8, fontSize: 'clamp(1.875rem, 1.5rem + 1.5vw, 2.5rem)' } },
});
