import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const title = style({
  color: color.text,
  fontWeight: 600,
  minInlineSize: '6rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const path = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text3,
  textAlign: 'start',
});

export const marks = style({
  display: 'inline-flex',
  gap: '0.5rem',
  flex: 'none',
  '@media': { '(max-width: 47.99rem)': { display: 'none' } },
});

export const foot = style({ padding: '0.5rem 1.25rem', color: color.text3 });
