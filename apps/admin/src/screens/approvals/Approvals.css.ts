import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';
import { roomBeside } from '../../layout/workspace.css.ts';

const { color, size, weight } = vars;

export const compared = style({
  padding: '0.75rem 1.25rem 4rem',
  minInlineSize: 0,
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 1rem',
  padding: '0.5rem 1.25rem',
  borderBlockEnd: `1px solid ${color.line}`,
});

export const barEnd = style({ marginInlineStart: 'auto' });

export const fieldRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.25rem 2rem',
  paddingBlock: '0.75rem',
  borderBlockEnd: `1px solid ${color.line2}`,
  '@media': {
    [roomBeside]: { selectors: { '&[data-languages="2"]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } } },
  },
});

export const fieldName = style({
  gridColumn: '1 / -1',
  color: color.text3,
  fontSize: size.meta,
  fontWeight: weight.medium,
});

export const languageHead = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', alignItems: 'baseline' });

export const languageName = style({ fontWeight: weight.strong });

export const quiet = style({ color: color.text3 });

export const side = style({
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [roomBeside]: { borderBlockStart: 0, borderInlineStart: `1px solid ${color.line}` } },
});

export const part = style({
  display: 'grid',
  gap: '0.625rem',
  padding: '1rem 1.25rem',
  borderBlockEnd: `1px solid ${color.line}`,
});

export const commentActions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem' });

export const partTitle = style({ fontSize: size.ui, fontWeight: weight.strong });

export const list = style({ display: 'grid', gap: '0.75rem', listStyle: 'none', margin: 0, padding: 0 });

export const comment = style({
  display: 'grid',
  gap: '0.25rem',
  paddingInlineStart: '0.75rem',
  borderInlineStart: `2px solid ${color.warn}`,
  overflowWrap: 'anywhere',
  selectors: { '&[data-resolved]': { borderColor: color.line, color: color.text3 } },
});

export const pathStep = style({ display: 'grid', gap: '0.125rem', overflowWrap: 'anywhere' });
