import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';
import { scrim as dialogScrim, size } from '../Dialog/Dialog.css.ts';

const { color } = vars;

export const scrim = style([dialogScrim, { paddingBlockStart: 'max(1rem, 12vh)', alignItems: 'start' }]);
export const surface = style([size.m, { marginBlock: 0, maxInlineSize: '38rem' }]);
export const dialog = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0, outline: 0 });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  paddingInline: vars.space.m,
  borderBlockEnd: `1px solid ${color.line}`,
});

export const icon = style({ display: 'inline-flex', flex: 'none', color: color.text3 });
export const field = style({ flex: 1, display: 'grid' });

export const input = style({
  inlineSize: '100%',
  minBlockSize: '3.25rem',
  border: 0,
  background: 'none',
  color: color.text,
  fontFamily: vars.font.table,
  fontSize: '0.9375rem',
  outline: 0,
  selectors: {
    '&::placeholder': { color: color.text3, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const scroller = style({ maxBlockSize: 'min(26rem, 60vh)', overflow: 'auto', scrollPaddingBlock: '2rem' });

export const list = style({ padding: vars.space.xs, outline: 0 });

export const groupName = style({
  paddingBlock: `${vars.space.xs} ${vars.space.xxs}`,
  paddingInline: vars.space.s,
  fontSize: vars.size.meta,
  lineHeight: vars.leading.meta,
  fontWeight: 600,
  color: color.text3,
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: '2.5rem',
  paddingInline: vars.space.s,
  borderRadius: vars.radius.s,
  color: color.text,
  cursor: 'pointer',
  outline: 0,
  selectors: {
    '&[data-focused]': { background: color.accentBg, color: color.accentText },
    '&[data-hovered]:not([data-focused])': { background: color.hover },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[data-focused]': { outline: '2px solid Highlight' } } },
  },
});

export const itemIcon = style({ display: 'inline-flex', flex: 'none', color: color.text3 });
export const label = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const hint = style({ flex: 'none', color: color.text3, fontSize: vars.size.meta });

export const empty = style({ padding: vars.space.l, textAlign: 'center', color: color.text2 });
