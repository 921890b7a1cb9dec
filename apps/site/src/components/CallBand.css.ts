import { mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { palette } = vars;

export const call = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem 3rem',
  alignItems: 'center',
  justifyItems: 'start',
  paddingBlock: 'clamp(2.5rem, 4.5vw, 4rem)',
  '@media': { [mq.tablet]: { gridTemplateColumns: 'minmax(0, 7fr) auto' } },
});

export const text = style({ display: 'grid', gap: '0.5rem' });

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.l,
  paddingInline: '1.75rem',
  borderRadius: vars.radius.m,
  background: '#FFFFFF',
  color: palette.teal800,
  fontSize: vars.size.body,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&:hover': { background: palette.teal100 } },
});
