import { vars } from '@fundfront/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color } = vars;

const roomBeside = 'screen and (min-width: 80em)';

export const preview = style({
  display: 'flex',
  flexDirection: 'column',
  background: color.sunken,
  borderBlockStart: `1px solid ${color.line}`,
  minBlockSize: '40rem',
  minInlineSize: 0,
  gridColumn: '1 / -1',
  selectors: { '&[data-sheet]': { blockSize: '100%', minBlockSize: 0, borderBlockStart: 0 } },
  '@media': {
    [roomBeside]: {
      gridColumn: 'auto',
      minBlockSize: 0,
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${color.line}`,
    },
  },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '0.5rem 1rem',
  background: color.surface,
  borderBlockEnd: `1px solid ${color.line}`,
});

export const stage = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '1rem',
  overflow: 'auto',
  padding: '1rem',
  minBlockSize: 0,
  selectors: { '[data-sheet] > &': { padding: 0 } },
});

// The frame is laid out at the device's width and drawn smaller, so that the page's own breakpoints hold.
const box = style({ flex: 1, inlineSize: '100%', minBlockSize: '24rem', overflow: 'hidden' });

export const device = styleVariants({
  phone: [box, { maxInlineSize: '390px' }],
  desktop: [box, { maxInlineSize: '1280px' }],
  fill: { flex: 1, inlineSize: '100%', minBlockSize: 0 },
});

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  background: '#fff',
  boxShadow: vars.shadow.float,
  transformOrigin: '0 0',
});

export const sheet = style({
  inlineSize: '100vw',
  blockSize: '100dvh',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: color.surface,
  color: color.text,
});
