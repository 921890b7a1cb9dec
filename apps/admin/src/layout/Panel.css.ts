import { vars } from '@fundfront/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color } = vars;

/** Ruled, not framed: sections of one sheet, which share its margin. */
export const panel = style({ borderBlockStart: `1px solid ${color.line}`, minInlineSize: 0 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '0.75rem',
  minBlockSize: '2.75rem',
});

export const title = style({ fontSize: vars.size.ui, fontWeight: 650 });

export const body = styleVariants({ normal: { paddingBlockEnd: '1.25rem' }, none: {} });
