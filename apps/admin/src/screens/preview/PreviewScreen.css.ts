import { vars } from '@fundfront/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, radius, shadow } = vars;

export const ground = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-start',
  padding: '1rem',
  background: color.sunken,
});

const sheet = style({
  flex: 1,
  inlineSize: '100%',
  minBlockSize: '36rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  background: '#fff',
  colorScheme: 'light',
  boxShadow: shadow.float,
});

export const iframe = styleVariants({
  desktop: [sheet],
  tablet: [sheet, { maxInlineSize: '768px' }],
  phone: [sheet, { maxInlineSize: '390px', maxBlockSize: '844px' }],
});
