import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const list = style({ display: 'flex', flexDirection: 'column' });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0.25rem 1rem',
  padding: '0.75rem 1rem',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line2}` } },
});

export const path = style({ color: color.text3 });
