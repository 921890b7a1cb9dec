import { mq, vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color } = vars;

export const cut = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem clamp(2rem, 5vw, 5rem)',
  '@media': { [mq.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } },
});

export const tables = style({ display: 'grid', gap: '2rem', minInlineSize: 0 });

export const scroll = style({ overflowX: 'auto', minInlineSize: 0 });

export const caption = style({
  textAlign: 'start',
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  color: color.text2,
});

export const table = style({
  inlineSize: '100%',
  fontFamily: vars.font.table,
  fontSize: vars.size.ui,
  lineHeight: 1.4,
});

globalStyle(`${table} :is(th, td)`, { padding: '0.875rem 0 0.875rem 0' });
globalStyle(`${table} :is(th, td) + :is(th, td)`, { paddingInlineStart: '0.75rem' });
globalStyle(`${table} thead th`, {
  paddingBlock: '0.75rem 0.625rem',
  fontSize: vars.size.meta,
  fontWeight: 550,
  color: color.text3,
});
globalStyle(`${table} tbody :is(th, td)`, { borderBlockStart: `1px solid ${color.line}` });
globalStyle(`${table} tbody th`, { fontWeight: 600, color: color.text });

export const quiet = style({ color: color.text2 });
