import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';
import { displayTitle, metaText } from '../../components/styleRules.ts';

const { color } = vars;
const inline = 'clamp(1rem, 2.4vw, 1.75rem)';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '0.25rem 2rem',
  padding: `1.5rem ${inline} 0`,
});

export const title = style({
  marginInlineEnd: 'auto',
  ...displayTitle,
});

export const meta = style({
  ...metaText,
});

export const strong = style({ fontWeight: 650, color: color.text });

export const empty = style({ padding: `2rem ${inline}`, color: color.text2 });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 2rem',
  padding: `1rem ${inline}`,
  borderBlockStart: `1px solid ${color.line}`,
});

export const disclaimer = style({
  flex: '1 1 24rem',
  maxInlineSize: '96ch',
  fontSize: vars.size.meta,
  lineHeight: 1.55,
  color: color.text2,
  selectors: { ':root:lang(ur) &': { lineHeight: 2.2 } },
});

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: '0 1.5rem', marginInlineStart: 'auto' });
