import { mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, size, weight } = vars;

export const section = style({ padding: '0 1.25rem 0.75rem', maxInlineSize: '48rem' });

export const quiet = style({ color: color.text3 });

export const address = style({ color: color.text2, overflowWrap: 'anywhere' });

export const name = style({ fontWeight: weight.strong, overflowWrap: 'anywhere' });

export const code = style({ fontFamily: 'ui-monospace, monospace', fontSize: size.meta });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '0.375rem' });

export const marks = style({ display: 'inline-flex', flexWrap: 'wrap', gap: '0.25rem 0.75rem' });

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  columnGap: '1rem',
});

export const secret = style({ display: 'flex', alignItems: 'center', gap: '0.5rem' });

export const secretText = style({ flex: 1, minInlineSize: 0 });

export const layout = style({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [mq.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem' } },
});

export const rows = style({ minInlineSize: 0 });

export const inspectorTitle = style({ fontSize: size.ui, fontWeight: weight.strong, margin: 0 });

export const text = style({
  margin: 0,
  padding: '0.5rem 0.75rem',
  border: `1px solid ${color.line2}`,
  fontFamily: 'ui-monospace, monospace',
  fontSize: size.meta,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
