import { mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, font, size, weight } = vars;

export const layout = style({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [mq.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 26rem' } },
});

export const main = style({ minInlineSize: 0 });

export const progress = style({ display: 'grid', gap: '0.5rem', padding: '0.75rem 1.25rem 1rem' });

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0.25rem 1rem' });

export const title = style({ margin: 0, fontSize: size.ui, fontWeight: weight.strong, overflowWrap: 'anywhere' });

export const quiet = style({ margin: 0, color: color.text3, overflowWrap: 'anywhere' });

export const end = style({ marginInlineStart: 'auto' });

export const big = style({
  margin: 0,
  fontFamily: font.display,
  fontSize: size.h2,
  lineHeight: 1.1,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const section = style({ paddingBlock: '0.75rem', borderBlockStart: `1px solid ${color.line}` });

export const sectionTitle = style({
  margin: 0,
  padding: '0 1.25rem 0.5rem',
  fontSize: size.meta,
  fontWeight: weight.strong,
  color: color.text3,
});

export const preview = style({
  display: 'grid',
  gap: '0.75rem',
  padding: '0.75rem 1rem 1rem',
  background: color.sunken,
  minInlineSize: 0,
  '@media': { [mq.wide]: { borderInlineStart: `1px solid ${color.line}`, minBlockSize: '100%' } },
});

export const frame = style({
  inlineSize: '100%',
  blockSize: '40rem',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
  // As mail programs show it, in either theme.
  colorScheme: 'light',
});

export const text = style({
  margin: 0,
  padding: '0.75rem 1rem',
  border: `1px solid ${color.line}`,
  background: color.surface,
  fontFamily: 'ui-monospace, monospace',
  fontSize: size.meta,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
