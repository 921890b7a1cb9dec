import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, weight } = vars;

export const section = style({ paddingBlock: '0.75rem' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0.25rem 0.625rem',
  paddingInline: '1.25rem',
  paddingBlockEnd: '0.5rem',
});

export const title = style({ fontSize: '0.875rem', fontWeight: weight.strong, margin: 0 });

export const quiet = style({ color: color.text3 });

export const end = style({ marginInlineStart: 'auto' });

export const path = style({ fontWeight: weight.strong, overflowWrap: 'anywhere' });

export const target = style({ overflowWrap: 'anywhere' });

export const match = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0.25rem 0.5rem',
});

export const buttons = style({ display: 'inline-flex', flexWrap: 'wrap', gap: '0.375rem' });

export const bad = style({ color: color.bad });

export const tryForm = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem',
  padding: '0.5rem 1.25rem',
  borderBlockEnd: `1px solid ${color.line2}`,
});

export const tryLabel = style({ fontWeight: weight.medium });

export const tryInput = style({ flex: '1 1 14rem', maxInlineSize: '24rem', minInlineSize: 0 });
