import { mq } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';
import { metaText } from '../../components/styleRules.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0.5rem 0.75rem',
  marginBlockEnd: '1rem',
  '@media': { [mq.tablet]: { display: 'none' } },
});

export const legend = style({ ...metaText, padding: 0 });
