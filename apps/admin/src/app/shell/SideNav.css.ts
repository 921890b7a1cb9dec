import { vars } from '@fundfront/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, radius, size } = vars;

const column = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });

export const nav = styleVariants({ side: [column, { background: color.bg }], drawer: [column] });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem',
  minBlockSize: '3.25rem',
  paddingInline: '1rem 0.75rem',
  color: color.text3,
});

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minInlineSize: 0,
  minBlockSize: '2rem',
  color: color.text,
  fontWeight: 650,
  textDecoration: 'none',
});

export const star = style({ flex: 'none', display: 'grid', color: color.accent });

export const brandName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const filter = style({ flex: 'none', paddingInline: '0.75rem', paddingBlockEnd: '0.5rem' });

export const list = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  paddingBlockEnd: '1rem',
});

export const group = style({ padding: '0.375rem 0.75rem' });

export const groupTitle = style({
  paddingInline: '0.5rem',
  fontSize: size.meta,
  lineHeight: '1.5rem',
  fontWeight: 600,
  color: color.text3,
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  minBlockSize: '1.875rem',
  paddingInline: '0.5rem',
  borderRadius: radius.s,
  color: color.text2,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.mute },
    '&[aria-current]': { background: color.accentBg, color: color.accentText, fontWeight: 600 },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: '2.75rem' } },
});

export const count = style({
  marginInlineStart: 'auto',
  color: color.text3,
  fontSize: size.meta,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
});

export const nothing = style({ padding: '0.75rem 1.25rem', color: color.text3 });

export const foot = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3.25rem',
  paddingInline: '1rem',
  borderBlockStart: `1px solid ${color.line}`,
});

export const help = style({
  marginInlineStart: 'auto',
  minInlineSize: '2rem',
  minBlockSize: '2rem',
  padding: 0,
  border: 0,
  borderRadius: radius.m,
  background: 'transparent',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.mute } },
});

export const strip = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '0.25rem',
  blockSize: '100%',
  paddingBlock: '0.75rem',
  color: color.text3,
});

export const stripGroups = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '0.25rem',
  marginBlock: '0.75rem auto',
});

export const stripGroup = style({
  borderRadius: radius.m,
  selectors: { '&[data-here]': { background: color.accentBg, color: color.accentText } },
});
