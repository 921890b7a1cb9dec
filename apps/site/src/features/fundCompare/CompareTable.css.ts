import { below, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;
const phone = below.tablet;

export const table = style({
  inlineSize: '100%',
  tableLayout: 'fixed',
  fontFamily: vars.font.table,
  fontSize: vars.size.ui,
  lineHeight: 1.4,
  '@media': { [phone]: { display: 'block' } },
});

export const body = style({ '@media': { [phone]: { display: 'block' } } });

export const groupRow = style({ '@media': { [phone]: { display: 'block' } } });

export const group = style({
  paddingBlock: '2.25rem 0.5rem',
  borderBlockEnd: `1.5px solid ${color.lineStrong}`,
  fontFamily: vars.font.display,
  fontSize: vars.size.lead,
  lineHeight: 1.3,
  fontWeight: vars.weight.heading,
  selectors: { ':root:lang(ur) &': { lineHeight: 2 } },
  '@media': { [phone]: { display: 'block' } },
});

export const row = style({
  borderBlockEnd: `1px solid ${color.line2}`,
  selectors: { '&[data-same]': { color: color.text3 } },
  '@media': {
    [phone]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', paddingBlock: '0.75rem' },
  },
});

export const fact = style({
  padding: '0.75rem 1rem 0.75rem 0',
  verticalAlign: 'top',
  fontWeight: 450,
  color: color.text2,
  '@media': { [phone]: { gridColumn: '1 / -1', padding: 0, fontSize: vars.size.meta } },
});

export const cell = style({
  padding: '0.75rem 1rem',
  borderInlineStart: `1px solid ${color.line2}`,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': {
    [phone]: { padding: '0.125rem 0.75rem 0 0', border: 0, selectors: { '&[data-out]': { display: 'none' } } },
  },
});

export const same = style({
  padding: '0.75rem 1rem',
  borderInlineStart: `1px solid ${color.line2}`,
  '@media': { [phone]: { gridColumn: '1 / -1', padding: 0, border: 0 } },
});

export const figure = style({ fontSize: vars.size.body, fontWeight: 650 });

export const note = style({ display: 'block', fontSize: vars.size.meta, lineHeight: 1.4, color: color.text3 });
