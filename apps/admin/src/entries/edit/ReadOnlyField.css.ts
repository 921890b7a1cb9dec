import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, size, font } = vars;

export const field = style({ minInlineSize: 0 });

export const label = style({ color: color.text3, fontSize: size.meta, fontWeight: vars.weight.regular });

export const value = style({
  margin: 0,
  marginBlockStart: '0.25rem',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  selectors: { '&&:lang(ur)': { fontFamily: font.prose, lineHeight: 2.2 } },
});

export const none = style({ color: color.text3 });

export const picture = style({ display: 'block', maxInlineSize: '16rem', maxBlockSize: '10rem' });
