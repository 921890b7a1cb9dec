import { globalFontFace } from '@vanilla-extract/css';

globalFontFace('Hanken Grotesk', {
  src: 'url("/fonts/hanken-grotesk.v1.woff2") format("woff2")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
});
