import { globalStyle } from '@vanilla-extract/css';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, table, fieldset, legend, hr', {
  margin: 0,
  padding: 0,
});

globalStyle('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
globalStyle('ul[role="list"], ol[role="list"]', { listStyle: 'none' });
globalStyle('fieldset, hr', { border: 0 });
globalStyle('fieldset', { minInlineSize: 0 });
globalStyle('table', { borderCollapse: 'collapse' });
globalStyle('th', { fontWeight: 'inherit', textAlign: 'start' });
globalStyle('a', { color: 'inherit' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('button', { cursor: 'pointer' });
globalStyle('button:disabled', { cursor: 'not-allowed' });
globalStyle('img, picture, video, svg', { maxInlineSize: '100%' });
globalStyle('img, video', { blockSize: 'auto' });
globalStyle('summary', { cursor: 'pointer' });
globalStyle('[hidden]:not([hidden="until-found"])', { display: 'none !important' });
