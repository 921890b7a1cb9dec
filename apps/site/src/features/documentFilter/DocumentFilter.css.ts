import { vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { documentKinds } from './documentKinds.ts';

const { color } = vars;

export const box = style({});

// A closed list, so the choice needs no script beyond one attribute.
for (const kind of documentKinds) {
  globalStyle(`${box}[data-only="${kind}"] [data-kind]:not([data-kind="${kind}"])`, { display: 'none' });
  globalStyle(`${box}[data-only="${kind}"] [data-kinds]:not([data-kinds~="${kind}"])`, { display: 'none' });
}

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  minInlineSize: 0,
  padding: 0,
  marginBlockEnd: '1rem',
  border: 0,
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const chip = style({
  minBlockSize: '2.75rem',
  padding: '0.25rem 0.875rem',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.s,
  background: color.surface,
  fontFamily: vars.font.table,
  fontSize: vars.size.ui,
  fontWeight: vars.weight.medium,
  color: color.text2,
  selectors: {
    '&:hover': { borderColor: color.accent },
    '&[aria-pressed="true"]': { background: color.text, borderColor: color.text, color: color.surface },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight', outline: '2px solid Highlight' } },
    },
  },
});
