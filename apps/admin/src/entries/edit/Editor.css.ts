import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, weight, size } = vars;

const wide = 'screen and (min-width: 64em)';
const narrow = 'not all and (min-width: 64em)';
const roomForPreview = 'screen and (min-width: 80em)';

export const workspace = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  minBlockSize: 0,
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 16rem', overflow: 'hidden' },
    [roomForPreview]: {
      selectors: { '&[data-preview]': { gridTemplateColumns: 'minmax(0, 1fr) 15rem minmax(22rem, 34%)' } },
    },
  },
});

export const fields = style({
  padding: '1rem 1.25rem 4rem',
  minInlineSize: 0,
  '@media': { [wide]: { overflow: 'auto' } },
});

export const languages = style({ marginBlockEnd: '1rem', '@media': { [wide]: { display: 'none' } } });

export const single = style({ display: 'grid', gap: '1.25rem', maxInlineSize: '44rem' });

export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: '1.25rem' } },
});

export const languageHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '2rem',
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': { [narrow]: { selectors: { '&[data-away]': { display: 'none' } } } },
});

export const languageName = style({ fontSize: size.body, fontWeight: weight.strong });

export const cell = style({
  minInlineSize: 0,
  '@media': { [narrow]: { selectors: { '&[data-away]': { display: 'none' } } } },
});

export const spanning = style({ gridColumn: '1 / -1' });

export const side = style({
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [wide]: { borderBlockStart: 0, borderInlineStart: `1px solid ${color.line}`, overflow: 'auto' } },
});

export const part = style({ padding: '1rem 1.25rem', borderBlockEnd: `1px solid ${color.line}` });

export const partTitle = style({ fontSize: size.ui, fontWeight: weight.strong });

export const warnings = style({
  display: 'grid',
  gap: '0.375rem',
  margin: 0,
  paddingBlock: '0.5rem',
  paddingInline: '1.5rem 0.75rem',
  borderInlineStart: `3px solid ${color.warn}`,
  background: color.warnBg,
  fontSize: size.meta,
});

export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '0.5rem',
  minBlockSize: '1.75rem',
});

export const link = style({ color: color.accent, overflowWrap: 'anywhere' });

export const baseChange = style({ marginBlockStart: '0.25rem', color: color.text3, fontSize: vars.size.meta });

/** As high as a finger needs. */
export const baseChangeHead = style({ lineHeight: '1.75rem' });

export const quiet = style({ color: color.text3 });

export const history = style({ display: 'grid', gap: '0.625rem', listStyle: 'none', margin: 0, padding: 0 });

export const hidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
