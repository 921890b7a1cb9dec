import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { palette, radius } = vars;

const hairline = '#D6DEE5';

/** The site is light whatever the admin's theme, so the preview has its colours and not the admin's. */
export const stage = style({
  background: '#fff',
  color: '#0C1B2A',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:lang(ur)': { fontSize: '0.9375rem', lineHeight: 2 } },
});

export const bar = style({ display: 'flex', flexWrap: 'wrap', columnGap: '1.125rem', paddingInline: '1rem' });

export const top = style({
  minBlockSize: '2.75rem',
  padding: 0,
  border: 0,
  borderBlock: '3px solid transparent',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&[data-open]': { borderBlockEndColor: palette.teal700, color: palette.teal700 } },
});

const panel = style({ borderBlockStart: `1px solid ${hairline}`, padding: '0.875rem 1rem 1rem' });

export const mega = style([
  panel,
  { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))', gap: '1rem' },
]);

export const drop = style([
  panel,
  {
    inlineSize: 'fit-content',
    minInlineSize: '12rem',
    marginInlineStart: '1rem',
    marginBlockEnd: '0.75rem',
    border: `1px solid ${hairline}`,
    borderRadius: radius.m,
    boxShadow: vars.shadow.float,
  },
]);

export const heading = style({ display: 'block', fontWeight: 650 });
export const entry = style({ display: 'block', paddingBlock: '0.125rem', color: '#36475A' });
export const funds = style({ display: 'block', color: '#506274', fontSize: vars.size.meta });
