import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';
import { metaText, rowTitle } from '../../components/styleRules.ts';

export const search = style({ maxInlineSize: '22rem' });

const { color } = vars;
const wide = '(min-width: 40rem)';

export const list = style({
  listStyleType: '""',
  padding: 0,
  borderBlockStart: `1.5px solid ${color.lineStrong}`,
  containerType: 'inline-size',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.5rem 2rem',
  alignItems: 'start',
  paddingBlock: '1.125rem',
  borderBlockEnd: `1px solid ${color.line}`,
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)' } },
});

export const title = style({
  ...rowTitle,
  fontWeight: vars.weight.heading,
});

export const section = style({
  display: 'inline-block',
  paddingBlock: '0.25rem',
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.accent, textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 0.625rem',
  ...metaText,
});

export const mark = style({ fontWeight: vars.weight.strong, color: color.accent });

export const summary = style({
  paddingBlock: '0.375rem',
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  color: color.text2,
});

export const latest = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0.25rem 1.5rem',
  alignItems: 'end',
  paddingBlock: '0.25rem',
});

export const main = style({ display: 'grid', minInlineSize: 0 });

export const document = style({
  display: 'inline-block',
  paddingBlock: '0.25rem',
  fontSize: vars.size.ui,
  lineHeight: vars.leading.control,
  fontWeight: vars.weight.strong,
  color: color.text,
  textDecorationColor: color.accentLine,
  textUnderlineOffset: '0.3em',
  selectors: { '&:hover': { color: color.accent, textDecorationColor: 'currentColor' } },
});
