import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const text = style({
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  lineHeight: 1.6,
  minInlineSize: 0,
  selectors: {
    // `&&&` as in the editor of formatted text: running Urdu is in Nastaliq.
    '&&&:lang(ur)': { fontFamily: vars.font.prose, lineHeight: 2.2 },
  },
});

export const unchanged = style({ color: color.text3 });

export const added = style({ background: color.okBg, color: color.ok, textDecoration: 'underline' });

export const removed = style({ background: color.badBg, color: color.bad, textDecoration: 'line-through' });

export const blocks = style({ display: 'grid', gap: '0.5rem', minInlineSize: 0 });

export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  border: `1px solid ${color.line}`,
});

export const cell = style({
  padding: '0.25rem 0.5rem',
  minInlineSize: 0,
  selectors: { '& + &': { borderInlineStart: `1px solid ${color.line}` } },
});

export const pictures = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem' });

export const picture = style({
  inlineSize: '8rem',
  blockSize: '5rem',
  objectFit: 'cover',
  borderRadius: vars.radius.s,
  border: `2px solid ${color.ok}`,
  selectors: { '&[data-side="before"]': { borderColor: color.bad, opacity: 0.7 } },
});

export const fold = style({ color: color.text3, fontSize: vars.size.meta });
