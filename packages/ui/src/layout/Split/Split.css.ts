import { style, styleVariants } from '@vanilla-extract/css';
import { mq } from '../../tokens/index.ts';

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem clamp(2rem, 5vw, 5rem)',
});

const columns = (start: string, end: string) => ({
  '@media': { [mq.desktop]: { gridTemplateColumns: `minmax(0, ${start}) minmax(0, ${end})` } },
});

export const ratio = styleVariants({
  '1:1': columns('1fr', '1fr'),
  '5:7': columns('5fr', '7fr'),
  '7:5': columns('7fr', '5fr'),
  '4:8': columns('4fr', '8fr'),
  '8:4': columns('8fr', '4fr'),
  rail: columns('1fr', '19rem'),
  side: columns('17rem', '1fr'),
  form: columns('36rem', '1fr'),
});

export const align = styleVariants({
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
  stretch: { alignItems: 'stretch' },
});
