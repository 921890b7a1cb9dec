import { mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';
import { metaText } from '../../components/styleRules.ts';

const { color } = vars;

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0.25rem 1.5rem',
  alignItems: 'baseline',
  paddingBlock: '1.125rem',
  borderBlockEnd: `1px solid ${color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': { [mq.tablet]: { gridTemplateColumns: '8rem minmax(0, 1fr) auto', paddingBlock: '1.25rem' } },
});

export const date = style({
  ...metaText,
});

export const text = style({
  display: 'grid',
  gap: '0.25rem',
  gridColumn: '1 / -1',
  gridRow: 2,
  '@media': { [mq.tablet]: { gridColumn: 2, gridRow: 1 } },
});

export const title = style({
  fontSize: vars.size.body,
  lineHeight: 1.45,
  fontWeight: 600,
  textWrap: 'pretty',
  selectors: { ':root:lang(ur) &': { lineHeight: 2.15 } },
});

export const summary = style({
  maxInlineSize: vars.layout.prose,
  textWrap: 'pretty',
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  color: color.text2,
});

export const kind = style({ '@media': { [mq.tablet]: { gridColumn: 3, gridRow: 1 } } });
