import { below, mq, vars } from '@fundfront/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';
import { displayTitle, metaText, rowTitle } from '../../components/styleRules.ts';

const { color, palette, space } = vars;

const withoutScript = '(scripting: none)';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space.xl} clamp(2rem, 6vw, 5rem)`,
  alignItems: 'start',
  '@media': {
    [mq.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    [withoutScript]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const title = style({ ...displayTitle });

export const lead = style({
  marginBlock: `${space.xs} ${space.m}`,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  color: color.text2,
  textWrap: 'pretty',
});

/** Inputs that change nothing would be a lie: without script a note and the example stand alone. */
export const form = style({ '@media': { [withoutScript]: { display: 'none' } } });

export const input = style({ paddingBlock: space.m, borderBlockEnd: `1px solid ${color.line}` });

export const typed = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 15rem) auto',
  justifyContent: 'start',
  alignItems: 'center',
  gap: space.xs,
  marginBlockStart: space.xs,
});

export const unit = style({ ...metaText, color: color.text2 });

export const results = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.l });

export const box = style({
  padding: 'clamp(1.25rem, 3vw, 2.5rem)',
  background: palette.teal50,
  borderRadius: vars.radius.m,
  color: color.text,
});

export const above = style({ fontSize: vars.size.ui, lineHeight: vars.leading.ui, color: color.text2 });

export const figure = style({
  display: 'block',
  fontFamily: vars.font.number,
  fontSize: vars.size.h2,
  lineHeight: 1.15,
  fontWeight: vars.weight.heading,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: vars.tracking.display,
  overflowWrap: 'anywhere',
  selectors: { ':root:lang(ur) &': { lineHeight: 1.8 } },
});

export const sentence = style({
  marginBlockStart: space.xs,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  textWrap: 'pretty',
});

export const meta = style({ ...metaText, textWrap: 'pretty' });

export const partTitle = style({ ...rowTitle });

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.m}`,
  alignItems: 'center',
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
});

export const summary = style({
  minBlockSize: vars.control.m,
  alignContent: 'center',
  fontSize: vars.size.ui,
  fontWeight: vars.weight.strong,
  color: color.accent,
  cursor: 'pointer',
});

export const share = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.xs,
  alignItems: 'end',
  '@media': {
    [below.s]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
    [withoutScript]: { display: 'none' },
  },
});

export const shared = style({ inlineSize: '100%' });

export const barLabels = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.m}`,
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  lineHeight: vars.leading.meta,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const bars = style({ display: 'grid', gap: space.xs, marginBlockStart: space.l });

export const track = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '1.25rem',
  overflow: 'visible',
  printColorAdjust: 'exact',
  selectors: { ':root:dir(rtl) &': { transform: 'scaleX(-1)' } },
});

const forced = (fill: string) => ({ '@media': { '(forced-colors: active)': { fill } } });

export const bar = styleVariants({
  whole: { fill: palette.navy900, ...forced('CanvasText') },
  paid: { fill: color.accent, ...forced('CanvasText') },
  other: { fill: color.text3, ...forced('GrayText') },
  credit: {
    fill: 'transparent',
    stroke: color.accent,
    strokeDasharray: '4 3',
    '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
  },
});

export const thinTrack = style([track, { blockSize: '0.5rem', marginBlockStart: space.xs }]);
