import { mq, vars } from '@fundfront/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';
import { metaText } from '../../components/styleRules.ts';

const noScript = '(scripting: none)';

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem 2rem',
  alignItems: 'end',
  marginBlock: '1.75rem 1.5rem',
  '@media': { [mq.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const title = style({
  maxInlineSize: '20ch',
  fontFamily: vars.font.display,
  fontSize: vars.size.h2,
  lineHeight: vars.leading.h2,
  fontWeight: vars.weight.heading,
  letterSpacing: vars.tracking.display,
  textWrap: 'balance',
});

export const meta = style({ ...metaText, marginBlockStart: '0.5rem' });

export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.xs,
  '@media': { [noScript]: { display: 'none' } },
});

export const label = style({ display: 'block', fontSize: vars.size.meta, fontWeight: 600 });

/** The former one stays, grey, until another can be shown. Its ink stays legible: it is still true of its day. */
export const result = styleVariants({
  current: {},
  former: { filter: 'grayscale(1)', background: vars.color.sunken },
});
