import { vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color } = vars;

export const table = style({
  inlineSize: '100%',
  minInlineSize: '40rem',
  fontFamily: vars.font.table,
  fontSize: vars.size.ui,
  lineHeight: 1.4,
});

globalStyle(`${table} :is(th, td)`, { padding: '0.6875rem 0.5rem', textAlign: 'end', whiteSpace: 'nowrap' });
globalStyle(`:root:dir(rtl) ${table} :is(th, td)`, { textAlign: 'start' });
globalStyle(`${table} thead th`, {
  borderBlockEnd: `1.5px solid ${color.lineStrong}`,
  fontSize: vars.size.meta,
  fontWeight: 550,
  color: color.text3,
});
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });

export const first = style({
  position: 'sticky',
  insetInlineStart: 0,
  background: color.bg,
});

globalStyle(`${table} ${first}`, { paddingInlineStart: 0, textAlign: 'start' });

export const strong = style({ fontSize: '1.0625rem', fontWeight: 650 });

export const basis = style({ fontSize: '0.75rem', color: color.text3 });

globalStyle(`${basis} > *`, { borderBlockStart: `1px solid ${color.line2}` });
