import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, weight, size } = vars;

export const list = style({ display: 'grid' });

export const section = style({
  display: 'grid',
  gap: '0.875rem',
  paddingBlock: '1.25rem',
  borderBlockEnd: `1px solid ${color.line}`,
});

export const head = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '0.5rem' });

export const title = style({ fontSize: size.lead, fontWeight: weight.strong });

export const status = style({ color: color.text3 });
