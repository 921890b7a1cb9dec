import { style, styleVariants } from '@vanilla-extract/css';
import { below, mq, narrow, vars } from '../../tokens/index.ts';

const { palette } = vars;

export const logo = style({ display: 'inline-flex', alignItems: 'center', gap: '0.75rem', textDecoration: 'none' });

const ink = { print: { color: palette.navy900 } };

export const tone = styleVariants({ default: { color: vars.color.text }, onDark: { color: '#FFFFFF', '@media': ink } });
export const mark = styleVariants({
  // In the bar of the narrowest screens the name needs the star's room.
  default: { flex: 'none', lineHeight: 0, color: vars.color.accent, '@media': { [narrow]: { display: 'none' } } },
  onDark: { flex: 'none', lineHeight: 0, color: '#FFFFFF', '@media': ink },
});

export const name = style({
  display: 'block',
  fontFamily: vars.font.display,
  fontSize: vars.size.body,
  lineHeight: 1.1,
  fontWeight: vars.weight.heading,
  letterSpacing: vars.tracking.display,
  selectors: { ':root:lang(ur) &': { lineHeight: 1.9 } },
  '@media': { [mq.wide]: { fontSize: vars.size.lead } },
});

export const tagline = styleVariants({
  default: { color: vars.color.text3 },
  onDark: { color: palette.navy300, '@media': ink },
});

export const small = style({
  display: 'block',
  marginBlockStart: '0.2rem',
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  lineHeight: 1.3,
  fontWeight: 500,
  '@media': { [below.tablet]: { display: 'none' } },
  // In a bar whose menu leaves the name two lines, a third and fourth would make it higher than its place.
  '@container': { '(max-width: 16rem)': { display: 'none' } },
});
