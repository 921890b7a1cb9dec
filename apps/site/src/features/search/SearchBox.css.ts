import { mq, vars } from '@fundfront/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space } = vars;

const bordered = {
  border: `1px solid ${color.field}`,
  borderRadius: vars.radius.s,
  paddingInline: '0.875rem',
  minBlockSize: vars.control.input,
  background: color.surface,
};

export const root = styleVariants(
  {
    bar: { borderInline: `1px solid ${color.line2}` },
    panel: { fontSize: vars.size.body },
    page: { fontSize: vars.size.body, maxInlineSize: vars.layout.form },
  },
  (rule) => [{ display: 'flex', fontFamily: vars.font.table }, rule],
);

export const form = styleVariants(
  {
    bar: { inlineSize: '10.5rem', paddingInline: space.m, '@media': { [mq.desktop]: { inlineSize: '15rem' } } },
    panel: { inlineSize: '100%', ...bordered },
    page: { inlineSize: '100%', ...bordered },
  },
  (rule) => [
    {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: space.xs,
      selectors: {
        '&:has(input:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '-3px' },
      },
    },
    rule,
  ],
);

export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '2.75rem',
  border: 0,
  padding: 0,
  background: 'none',
  color: color.text,
  appearance: 'none',
  fontFamily: vars.font.table,
  fontSize: 'inherit',
  selectors: {
    '&::placeholder': { color: color.text3, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    // The whole box shows the focus instead.
    '&:focus-visible': { outline: 'none' },
  },
});

export const submit = style({
  alignSelf: 'stretch',
  flex: 'none',
  marginInlineEnd: '-0.875rem',
  paddingInline: '1.125rem',
  border: 0,
  borderStartEndRadius: '3px',
  borderEndEndRadius: '3px',
  background: color.accent,
  color: color.onAccent,
  fontSize: vars.size.ui,
  fontWeight: vars.weight.strong,
  selectors: { '&:hover': { background: color.accentHover } },
});

const iconButton = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  marginInlineEnd: '-0.75rem',
  border: 0,
  background: 'none',
  color: color.text2,
});

export const glass = style([iconButton, { selectors: { '&:hover': { color: color.accent } } }]);

export const clear = style([iconButton, { '@media': { '(scripting: none)': { display: 'none' } } }]);
