import { below, mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';
import { displayTitle, metaText } from '../../components/styleRules.ts';

const { color } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem clamp(2rem, 4vw, 4rem)',
  alignItems: 'start',
  '@media': { [mq.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

/** Before the list on phones: it says at once whether a branch is near. */
export const locator = style({
  '@media': {
    [below.desktop]: { order: -1, maxInlineSize: '26rem' },
    [mq.desktop]: { position: 'sticky', insetBlockStart: '5.5rem' },
  },
});

export const finder = style({ containerType: 'inline-size' });

// Without script nothing here would work.
export const tools = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.75rem',
  '@container': { '(min-width: 34rem)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto' } },
});

// Always there, so that what appears in it is announced.
export const status = style({
  maxInlineSize: vars.layout.prose,
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  color: color.text2,
  selectors: { '&:not(:empty)': { marginBlockStart: '0.75rem' } },
});

export const count = style({
  marginBlockStart: '1.25rem',
  ...metaText,
});

export const clear = style({ marginBlockStart: '0.75rem' });

export const city = style({
  marginBlockStart: '2rem',
  selectors: { '[role="status"] + &': { marginBlockStart: '1.25rem' } },
});

export const cityName = style({
  paddingBlockEnd: '0.625rem',
  borderBlockEnd: `1.5px solid ${color.lineStrong}`,
  ...displayTitle,
});

export const nearest = style({
  listStyleType: '""',
  padding: 0,
  marginBlockStart: '0.75rem',
  borderBlockStart: `1.5px solid ${color.lineStrong}`,
});

export const list = style({ listStyleType: '""', padding: 0 });
