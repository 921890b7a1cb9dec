import { mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, palette, space } = vars;

export const page = style({
  display: 'grid',
  minBlockSize: '100dvh',
  background: color.surface,
  '@media': { [mq.desktop]: { gridTemplateColumns: 'minmax(26rem, 5fr) 7fr' } },
});

export const side = style({ display: 'grid', placeItems: 'center', padding: '2rem 1.25rem' });

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.m,
  inlineSize: '100%',
  maxInlineSize: '21rem',
});

export const fields = style({ display: 'flex', flexDirection: 'column', gap: space.m });

export const ways = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: space.xs });

export const mark = style({ color: color.accent });

export const title = style({ fontSize: '1.5rem', lineHeight: 1.3, fontWeight: 650, letterSpacing: '-0.01em' });

export const password = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.xs,
  alignItems: 'center',
});

export const note = style({ color: color.text3, fontSize: vars.size.meta });

export const art = style({
  display: 'none',
  position: 'relative',
  overflow: 'hidden',
  background: palette.navy900,
  color: '#35807F',
  '@media': { [mq.desktop]: { display: 'block' } },
});
