import { mq, vars } from '@fundfront/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';
import { displayTitle, metaText } from '../../components/styleRules.ts';

const { color, palette } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem clamp(2rem, 5vw, 4.5rem)',
  alignItems: 'start',
  '@media': { [mq.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } },
});

export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.25rem' });

export const zoneBox = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const zone = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: '0.25rem',
  padding: 'clamp(2rem, 5vw, 4rem) 1.5rem',
  border: `1.5px dashed ${color.field}`,
  borderRadius: vars.radius.m,
  background: color.surface,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  textAlign: 'center',
  color: color.text2,
  selectors: {
    '&:hover': { borderColor: color.accent },
    '&[data-over]': { borderStyle: 'solid', borderColor: color.accent, background: color.accentBg },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

/** Over the whole field: press, drop and keyboard are the browser's own. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&::file-selector-button': { cursor: 'pointer' } },
});

export const zonePicture = style({
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  fill: 'none',
  stroke: color.accent,
  strokeWidth: 1.5,
});

export const zoneTitle = style({ ...displayTitle, marginBlockStart: '0.5rem', color: color.text });

export const aside = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2rem' });

export const note = style({ paddingBlockStart: '0.875rem', borderBlockStart: `1.5px solid ${color.lineStrong}` });

export const noteTitle = style({
  marginBlockEnd: '0.5rem',
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  fontWeight: vars.weight.strong,
});

export const noteText = style({ fontSize: vars.size.ui, lineHeight: vars.leading.ui, color: color.text2 });

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.75rem',
  justifyItems: 'start',
  '@media': { '(scripting: none)': { display: 'none' } },
});

const edges = { ours: color.gain, unknown: palette.gold500, note: color.lineStrong };

export const card = styleVariants(edges, (edge) => ({
  padding: 'clamp(1.25rem, 3vw, 1.75rem)',
  border: `1px solid ${color.line}`,
  borderBlockStart: `4px solid ${edge}`,
  borderRadius: vars.radius.m,
  background: color.surface,
}));

export const title = style({
  ...displayTitle,
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  marginBlockEnd: '0.5rem',
});

const strokes = { ours: color.gain, unknown: palette.gold700, note: color.text3 };

export const picture = styleVariants(strokes, (stroke) => ({
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  fill: 'none',
  stroke,
  strokeWidth: 1.75,
  '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
}));

export const text = style({
  maxInlineSize: vars.layout.prose,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  color: color.text2,
});

export const facts = style({ marginBlock: '1rem' });

export const fact = style({
  display: 'grid',
  alignItems: 'baseline',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0 1rem',
  paddingBlock: '0.5625rem',
  borderBlockStart: `1px solid ${color.line2}`,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  '@media': { [mq.tablet]: { gridTemplateColumns: '8.5rem minmax(0, 1fr)' } },
});

export const term = style({ color: color.text2 });

export const value = style({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });

export const before = style({ ...metaText, fontSize: vars.size.ui, fontWeight: vars.weight.strong, color: color.text });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginBlockStart: '0.75rem' });
