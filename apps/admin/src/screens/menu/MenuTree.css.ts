import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const container = style({ minInlineSize: 0 });

export const title = style({
  color: color.text,
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&:lang(ur)': { fontSize: '0.9375rem', lineHeight: 2 } },
});

export const url = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.text3,
  textAlign: 'start',
});

export const marks = style({ display: 'inline-flex', alignItems: 'center', gap: '0.375rem', flex: 'none' });

export const announcement = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
