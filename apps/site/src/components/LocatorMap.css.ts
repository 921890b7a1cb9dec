import { vars } from '@fundfront/ui/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { size } from './locator/countryMap.ts';
import { metaText } from './styleRules.ts';

const { color, palette } = vars;

export const figure = style({ containerType: 'inline-size', margin: 0 });

// West is left in every language.
export const map = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: `${size.width} / ${size.height}`,
  direction: 'ltr',
  overflow: 'visible',
  printColorAdjust: 'exact',
});

const hairline = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

export const grid = style({
  ...hairline,
  stroke: color.line2,
  strokeWidth: 1,
  '@media': { '(forced-colors: active)': { stroke: 'none' } },
});

export const land = style({
  fill: color.sunken,
  stroke: 'none',
  '@media': { '(forced-colors: active)': { fill: 'none' } },
});

export const outline = style({ ...hairline, stroke: palette.navy300, strokeWidth: 1.25, strokeLinejoin: 'round' });

export const disputed = style([outline, { strokeDasharray: '3 4' }]);

export const river = style({ ...hairline, stroke: palette.teal200, strokeWidth: 1.5, strokeLinejoin: 'round' });

export const diamond = style({
  fill: color.accent,
  stroke: color.bg,
  strokeWidth: 1.5,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const name = style({
  fill: color.text,
  stroke: color.bg,
  strokeWidth: 3,
  paintOrder: 'stroke',
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  fontWeight: 600,
  dominantBaseline: 'central',
  '@container': { '(max-width: 18.5rem)': { display: 'none' } },
  '@media': { '(forced-colors: active)': { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const side = styleVariants({
  east: [name, { textAnchor: 'start' }],
  west: [name, { textAnchor: 'end' }],
  north: [name, { textAnchor: 'middle' }],
  south: [name, { textAnchor: 'middle' }],
});

export const note = style({
  marginBlockStart: '0.5rem',
  ...metaText,
});

globalStyle(`${outline}, ${river}`, { '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } } });
