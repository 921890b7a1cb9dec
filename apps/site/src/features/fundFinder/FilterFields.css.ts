import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const group = style({
  paddingBlock: '1rem 0.75rem',
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { '&:first-of-type': { borderBlockStart: `1.5px solid ${color.lineStrong}` } },
});

// Floated: a legend otherwise sits on the border of its fieldset.
export const legend = style({
  float: 'inline-start',
  inlineSize: '100%',
  marginBlockEnd: '0.25rem',
  padding: 0,
  fontSize: vars.size.ui,
  fontWeight: 650,
});

export const facet = style({
  clear: 'both',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem',
});

export const count = style({ fontFamily: vars.font.table, fontSize: vars.size.meta, color: color.text3 });

export const clear = style({
  minBlockSize: '2.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: vars.size.ui,
  fontWeight: 600,
  color: color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '0.3em',
  selectors: { '&:hover': { color: color.accentHover } },
});
