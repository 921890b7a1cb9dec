import { vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, size } = vars;

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '0.5rem',
  padding: '1rem 0.75rem 0 1.25rem',
});
export const title = style({ fontSize: size.body, fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });

export const part = style({
  display: 'grid',
  gap: '0.625rem',
  padding: '1rem 1.25rem',
  borderBlockEnd: `1px solid ${color.line2}`,
});
export const partTitle = style({ fontSize: size.ui, fontWeight: vars.weight.strong });

export const fields = style({ display: 'grid', gap: '0.75rem' });
export const saveBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  gap: '0.5rem',
  paddingBlock: '0.625rem',
  background: color.surface,
});

export const tags = style({ display: 'grid', gap: '0.5rem' });
export const tagList = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.375rem',
});
export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  paddingInlineStart: '0.5rem',
  borderRadius: vars.radius.s,
  background: color.sunken,
  fontSize: size.meta,
  overflowWrap: 'anywhere',
});

export const uses = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' });
export const use = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  paddingBlock: '0.375rem',
  borderBlockEnd: `1px solid ${color.line2}`,
  fontSize: size.ui,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});
export const useName = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', color: color.text2 });
export const useState = style({ color: color.text2, fontSize: size.meta, whiteSpace: 'nowrap' });

export const note = style({ color: color.text2, fontSize: size.meta });
export const dialogText = style({ marginBlockEnd: '0.75rem' });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0.375rem 1rem',
  margin: 0,
  fontSize: size.ui,
});
globalStyle(`${facts} dt`, { color: color.text2 });
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem' });
