import { mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';
import { rowTitle } from '../../components/styleRules.ts';

const { color } = vars;

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.5rem 1rem',
  alignItems: 'center',
  marginBlock: '1.25rem',
  '@media': {
    [mq.m]: { gridTemplateColumns: 'auto minmax(0, 15rem) minmax(0, 1fr)' },
    '(scripting: none)': { display: 'none' },
  },
});

export const label = style({ fontFamily: vars.font.table, fontSize: vars.size.ui, fontWeight: 600 });

export const found = style({ fontFamily: vars.font.table, fontSize: vars.size.meta, color: color.text3 });

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.75rem clamp(2rem, 4vw, 4rem)',
  paddingBlock: '1.25rem 2rem',
  borderBlockStart: `1.5px solid ${color.lineStrong}`,
  selectors: { '&:first-of-type': { marginBlockStart: '0.75rem' } },
  '@media': { [mq.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' } },
});

export const title = style({
  ...rowTitle,
});

export const list = style({ listStyleType: '""', padding: 0, minInlineSize: 0, containerType: 'inline-size' });

export const row = style({
  paddingBlock: '0.875rem',
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: { '&:first-child': { paddingBlockStart: '0.25rem' } },
});
