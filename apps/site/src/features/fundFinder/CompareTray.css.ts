import { below, onNavy, vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { palette } = vars;

export const tray = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: `calc(${vars.layer.sticky} - 1)`,
  paddingBlock: '0.875rem',
  marginBlockStart: '1.5rem',
  background: palette.navy950,
  color: onNavy.text,
  fontFamily: vars.font.table,
  fontSize: vars.size.ui,
});

globalStyle(`:root:has(${tray})`, { scrollPaddingBlockEnd: '5.5rem' });

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem 1.25rem' });

export const title = style({ fontWeight: 650, whiteSpace: 'nowrap' });

// On a phone the count and the button say enough: the rows themselves show what is chosen.
export const list = style({
  display: 'contents',
  listStyleType: '""',
  '@media': { [below.desktop]: { display: 'none' } },
});

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '15rem',
  paddingInlineStart: '0.75rem',
  border: `1px solid ${onNavy.lineStrong}`,
  borderRadius: vars.radius.s,
});

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const remove = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  border: 0,
  background: 'none',
  selectors: { '&:hover': { background: palette.navy800 } },
});

export const go = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  paddingInline: '1.25rem',
  marginInlineStart: 'auto',
  borderRadius: vars.radius.s,
  background: palette.paper,
  color: palette.navy950,
  fontWeight: 650,
  textDecoration: 'none',
  selectors: { '&:hover': { background: palette.teal100 } },
});

export const more = style({ marginInlineStart: 'auto', color: onNavy.text3 });

// Always there, so that what appears in it is announced.
export const full = style({ color: palette.gold400, selectors: { '&:not(:empty)': { marginBlockStart: '0.5rem' } } });
