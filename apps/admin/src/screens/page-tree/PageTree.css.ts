import { below, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const title = style({
  color: color.text,
  fontWeight: 600,
  flex: '1 1 6rem',
  minInlineSize: '6rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Of one width, so that addresses stand below one another whatever their depth. */
export const path = style({
  flex: '0 1 22rem',
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
  '@media': { [below.tablet]: { display: 'none' } },
});

export const mark = style({ display: 'inline-flex', alignItems: 'center', gap: '0.375rem', inlineSize: '9rem' });

export const language = style({ color: color.text3, fontSize: vars.size.meta, textDecoration: 'none' });

export const foot = style({ padding: '0.5rem 1.25rem', color: color.text3 });
