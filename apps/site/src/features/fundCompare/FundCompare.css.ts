import { below, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';
import { metaText, visuallyHidden } from '../../components/styleRules.ts';

const { color, palette } = vars;

// Always there, so that what appears in it is announced.
export const problems = style({
  selectors: {
    '&:not(:empty)': {
      padding: '0.75rem 1rem',
      marginBlockEnd: '1.5rem',
      borderInlineStart: `3px solid ${palette.gold500}`,
      background: color.warnBg,
      fontSize: vars.size.ui,
    },
  },
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 1.5rem',
  marginBlockEnd: '1.5rem',
});

// Without script it would do nothing.
export const add = style({
  inlineSize: 'min(22rem, 100%)',
  '@media': { [below.tablet]: { inlineSize: '100%' }, '(scripting: none)': { display: 'none' } },
});

export const only = style({ marginInlineEnd: 'auto' });

export const share = style({
  flex: '0 1 26rem',
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  minInlineSize: 0,
  '@media': { [below.tablet]: { flexBasis: '100%' } },
});

export const url = style({ flex: '1 1 16rem', minInlineSize: 0 });
export const copy = style({ flex: 'none', whiteSpace: 'nowrap' });

export const shareState = style(visuallyHidden);

export const foot = style({ ...metaText, marginBlock: '1.25rem 2rem' });

/** Beside a fact in which the funds differ. */
export const mark = style({
  display: 'inline-block',
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  marginInlineStart: '0.375rem',
  border: `1px solid ${palette.gold700}`,
  background: palette.gold500,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
