import { mq, vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const columns = style({ marginBlockStart: vars.space.m });

export const list = style({
  listStyleType: '""',
  padding: 0,
  paddingInlineStart: '0.875rem',
  borderInlineStart: `1px solid ${color.line}`,
});

export const top = style({
  listStyleType: '""',
  padding: 0,
  columnGap: '3rem',
  '@media': { [mq.tablet]: { columnCount: 2 }, [mq.desktop]: { columnCount: 3 } },
});

export const section = style({ breakInside: 'avoid', marginBlockEnd: '1.5rem' });

export const heading = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  overflowWrap: 'anywhere',
  fontFamily: vars.font.display,
  fontSize: vars.size.lead,
  fontWeight: 500,
  color: color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.accent, textDecoration: 'underline', textUnderlineOffset: '0.25em' } },
});

export const link = style([
  heading,
  { fontFamily: vars.font.text, fontSize: vars.size.ui, fontWeight: 400, color: color.text2, minBlockSize: '2.25rem' },
]);
