import { below, mq } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';
import { displayTitle, metaText } from '../../components/styleRules.ts';

/** Below it the list has no room beside the filters: they open in a sheet. */
const narrow = '(max-width: 68.74875em)';
const withoutScript = '(scripting: none)';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: '15.5rem minmax(0, 1fr)',
  gap: '0 clamp(2rem, 4vw, 3.5rem)',
  alignItems: 'start',
  paddingBlock: 'clamp(2rem, 4vw, 3.5rem) 1.5rem',
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [withoutScript]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

// Without script nothing in it would work.
export const side = style({ '@media': { [narrow]: { display: 'none' }, [withoutScript]: { display: 'none' } } });

export const main = style({ minInlineSize: 0 });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 1.25rem',
  marginBlockEnd: '0.5rem',
});

export const found = style({ ...displayTitle, marginInlineEnd: 'auto' });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 1rem',
  '@media': { [below.tablet]: { flexBasis: '100%' }, [withoutScript]: { display: 'none' } },
});

export const sheetButton = style({
  display: 'none',
  '@media': { [narrow]: { display: 'block' }, [below.tablet]: { flexBasis: '100%' } },
});

export const search = style({ flex: '1 1 12rem', '@media': { [mq.tablet]: { flex: '0 1 14rem' } } });

export const sort = style([{ display: 'flex', alignItems: 'center', gap: '0.5rem' }, metaText]);

export const note = style({ ...metaText, marginBlock: '1.25rem 1.5rem' });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });
