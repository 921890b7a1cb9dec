import { mq, vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color } = vars;

export const wrapper = style({
  borderBlockStart: `1px solid ${color.line}`,
  paddingBlock: `clamp(2rem, 4vw, 3.5rem) ${vars.layout.sectionL}`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '0.5rem 3rem',
  marginBlockEnd: 'clamp(1.5rem, 3vw, 2.75rem)',
});

export const news = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem clamp(2rem, 5vw, 5rem)',
  '@media': { [mq.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const lead = style({
  display: 'grid',
  gap: '0.5rem',
  alignContent: 'start',
  color: color.text,
  textDecoration: 'none',
});

globalStyle(`${lead}:hover h3`, { color: color.accent });

export const cover = style({ marginBlockEnd: '0.75rem' });

export const summary = style({ color: color.text2, maxInlineSize: vars.layout.prose });

export const list = style({ listStyleType: '""', padding: 0 });

export const item = style({
  paddingBlock: '1.125rem',
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: { '&:first-child': { paddingBlockStart: 0 } },
});

export const link = style({
  display: 'block',
  fontSize: vars.size.body,
  lineHeight: 1.45,
  fontWeight: 600,
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.accent, textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    ':root:lang(ur) &': { lineHeight: 2.15 },
  },
});
