import { assignVars, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../tokens/index.ts';
import { onNavy, onTeal } from '../../tokens/themes/bands.ts';
import { siteLight } from '../../tokens/themes/siteLight.ts';

const { color, layout } = vars;

export const section = style({ position: 'relative', color: color.text, background: color.bg });

// Printers omit backgrounds: white words would be on white paper.
const onPaper = { print: { vars: assignVars(color, siteLight), background: 'none' } };

export const tone = styleVariants({
  paper: {},
  band: { background: color.sunken, borderBlock: `1px solid ${color.line2}` },
  navy: { vars: assignVars(color, onNavy), colorScheme: 'dark', '@media': onPaper },
  teal: { vars: assignVars(color, onTeal), colorScheme: 'dark', '@media': onPaper },
});

// The pattern lies under the words but over the band, and never makes the page scroll.
export const clipped = style({ overflow: 'hidden', isolation: 'isolate' });

export const pattern = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  pointerEvents: 'none',
  color: color.pattern,
});

export const space = styleVariants({
  none: {},
  m: { paddingBlock: layout.section },
  l: { paddingBlock: layout.sectionL },
});
