import { contentTypes } from '@fundfront/content-model';
import { vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color } = vars;

export const articles = style({});

// The kinds are a closed list of the content model, so the choice needs no script.
for (const { value } of contentTypes.article.fields.kind.choices) {
  const chosen = `${articles}:has(input[value="${value}"]:checked)`;
  globalStyle(`${chosen} [data-kind]:not([data-kind="${value}"])`, { display: 'none' });
  globalStyle(`${chosen} section:not(:has([data-kind="${value}"]))`, { display: 'none' });
}

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 2rem',
  marginBlockEnd: 'clamp(1.5rem, 3vw, 2.5rem)',
});

export const filter = style({ display: 'flex', flexWrap: 'wrap', gap: '0 1.75rem', minInlineSize: 0 });

export const option = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  borderBlockEnd: '3px solid transparent',
  fontFamily: vars.font.table,
  fontSize: vars.size.ui,
  lineHeight: 1.4,
  fontWeight: 550,
  color: color.text2,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.accent },
    '&:has(:checked)': { color: color.accent, borderBlockEndColor: color.accent, fontWeight: 650 },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      borderBlockEndColor: 'Canvas',
      selectors: { '&:has(:checked)': { borderBlockEndColor: 'Highlight' } },
    },
  },
});

export const radio = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', margin: 0 });

export const count = style({ marginInlineStart: '0.3em', fontWeight: 450, color: color.text3 });
