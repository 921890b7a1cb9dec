import { mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const rail = style({ '@media': { [mq.desktop]: { position: 'sticky', insetBlockStart: '5.5rem' } } });

export const title = style({
  paddingBlockEnd: '0.625rem',
  borderBlockEnd: `1.5px solid ${color.lineStrong}`,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  fontWeight: 650,
});

export const list = style({ listStyleType: '""', padding: 0, marginBlockEnd: '0.5rem' });

export const row = style({
  display: 'grid',
  gap: '0.125rem',
  paddingBlock: '0.875rem',
  borderBlockEnd: `1px solid ${color.line2}`,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
});
