import { below, mq, narrow, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';
import { displayTitle } from '../../components/styleRules.ts';

const { color } = vars;
const portraitSize = 'clamp(4.5rem, 12vw, 8.5rem)';
const gap = 'clamp(1rem, 3vw, 2.5rem)';

export const who = style({
  display: 'grid',
  gridTemplateColumns: `${portraitSize} minmax(0, 1fr)`,
  gap,
  alignItems: 'center',
  paddingBlock: '0.5rem',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.5rem' } },
});

export const picture = style({
  display: 'block',
  '@media': { [narrow]: { inlineSize: portraitSize } },
});

export const name = style({
  display: 'block',
  ...displayTitle,
  textWrap: 'balance',
});

export const role = style({
  display: 'block',
  marginBlockStart: '0.25rem',
  fontSize: vars.size.body,
  lineHeight: vars.leading.ui,
  fontWeight: vars.weight.regular,
  color: color.text2,
  '@media': { [below.tablet]: { fontSize: vars.size.ui } },
});

export const closed = style({
  borderBlockStart: `1px solid ${color.line}`,
  paddingBlock: vars.space.s,
  scrollMarginBlockStart: '8rem',
});

export const profile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem clamp(2rem, 5vw, 4rem)',
  '@media': {
    [mq.tablet]: { marginInlineStart: `calc(${portraitSize} + ${gap})` },
    [mq.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem' },
  },
});

export const facts = style({ '@media': { [mq.desktop]: { order: 2 } } });
