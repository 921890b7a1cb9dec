import { mq, vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color } = vars;

export const list = style({
  listStyleType: '""',
  padding: 0,
  borderBlockStart: `1.5px solid ${color.lineStrong}`,
  containerType: 'inline-size',
});

export const row = style({ borderBlockEnd: `1px solid ${color.line}` });

export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0.125rem 1.5rem',
  minBlockSize: '4.5rem',
  paddingBlock: '0.875rem',
  color: color.text,
  textDecoration: 'none',
  '@container': { '(min-width: 44rem)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) auto' } },
  selectors: { '&:hover': { background: color.hover } },
  '@media': { [mq.tablet]: { paddingBlock: '1rem' } },
});

globalStyle(`${link} > svg`, {
  color: color.accent,
  gridRow: 1,
  gridColumn: -2,
  '@media': { '(forced-colors: active)': { color: 'LinkText' } },
});

export const title = style({
  fontFamily: vars.font.display,
  fontSize: '1.375rem',
  lineHeight: 1.25,
  fontWeight: 500,
  letterSpacing: vars.tracking.display,
  selectors: {
    ':root:lang(ur) &': { fontSize: '1.1875rem', lineHeight: 2 },
    [`${link}:hover &`]: { color: color.accent },
  },
});

export const summary = style({
  gridColumn: 1,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  color: color.text2,
  '@container': { '(min-width: 44rem)': { gridColumn: 2, gridRow: 1 } },
});
