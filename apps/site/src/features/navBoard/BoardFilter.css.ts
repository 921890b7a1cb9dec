import { contentTypes } from '@fundfront/content-model';
import { below, vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color } = vars;

export const board = style({});

// The groups are a closed list of the content model, so the choice needs no script beyond one attribute.
for (const { value } of contentTypes.fundCategory.fields.group.choices) {
  globalStyle(`${board}[data-shown="${value}"] tr[data-group]:not([data-group="${value}"])`, { display: 'none' });
}
globalStyle(`${board}[data-shown="all"] tr[data-more]`, { display: 'none' });

export const tabs = style({
  display: 'flex',
  minInlineSize: 0,
  paddingInline: '0.75rem',
  marginBlockStart: '0.75rem',
  borderBlockEnd: `1px solid ${color.line}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [below.tablet]: { paddingInline: 0 }, '(scripting: none)': { display: 'none' } },
});

export const tab = style({
  flex: 'none',
  minBlockSize: '2.75rem',
  padding: '0.75rem 1rem',
  marginBlockEnd: '-1px',
  border: 0,
  borderBlockEnd: '3px solid transparent',
  background: 'none',
  fontFamily: vars.font.table,
  fontSize: vars.size.ui,
  lineHeight: 1.4,
  fontWeight: 550,
  color: color.text2,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: color.accent },
    '&[aria-pressed="true"]': { color: color.accent, borderBlockEndColor: color.accent, fontWeight: 650 },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    // Forced colours make a transparent line visible.
    '(forced-colors: active)': {
      borderBlockEndColor: 'Canvas',
      selectors: { '&[aria-pressed="true"]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});

export const count = style({ marginInlineStart: '0.3em', fontWeight: 450, color: color.text3 });
