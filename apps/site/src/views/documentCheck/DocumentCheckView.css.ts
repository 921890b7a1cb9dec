import { mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const yourself = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  maxInlineSize: vars.layout.prose,
  paddingBlockStart: vars.layout.section,
  borderBlockStart: `1px solid ${color.line}`,
});

export const commands = style({ borderBlockEnd: `1px solid ${color.line2}` });

export const command = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0 1rem',
  paddingBlock: '0.625rem',
  borderBlockStart: `1px solid ${color.line2}`,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  overflowWrap: 'anywhere',
  '@media': { [mq.tablet]: { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
});
