import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const bar = style({ borderBlockEnd: `1px solid ${color.line}` });

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 1.75rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  borderBlockEnd: '3px solid transparent',
  fontSize: vars.size.ui,
  lineHeight: vars.leading.ui,
  color: color.text2,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.accent },
    '&[aria-current="page"]': { color: color.accent, borderBlockEndColor: color.accent, fontWeight: 650 },
  },
});
