import { vars } from '@fundfront/ui/tokens';

const { color } = vars;

export const metaText = {
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  lineHeight: vars.leading.meta,
  color: color.text3,
} as const;

export const displayTitle = {
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: vars.leading.h3,
  fontWeight: vars.weight.heading,
  letterSpacing: vars.tracking.display,
} as const;

/** Nastaliq looks larger at the same size and needs more room between its lines. */
const rowTitleUrdu = { ':root:lang(ur) &': { lineHeight: 2 } };

export const rowTitle = {
  fontFamily: vars.font.display,
  fontSize: vars.size.lead,
  lineHeight: 1.25,
  fontWeight: 500,
  letterSpacing: vars.tracking.display,
  selectors: rowTitleUrdu,
} as const;

export const rowLink = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  minBlockSize: '4.5rem',
  color: color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.hover } },
} as const;

export const rowChevron = {
  color: color.accent,
  gridRow: 1,
  gridColumn: -2,
  '@media': { '(forced-colors: active)': { color: 'LinkText' } },
} as const;

export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
