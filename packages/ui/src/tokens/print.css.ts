import { globalStyle } from '@vanilla-extract/css';

globalStyle('[data-print="hide"], dialog, nav', { '@media': { print: { display: 'none !important' } } });

// The page's own gutter makes up the sheet's side margins. With wider ones A4 would count as a phone's screen, and every table
// would come out as a stack of rows.
globalStyle('@page', { margin: '12mm 3mm' });

globalStyle('*, *::before, *::after', {
  '@media': { print: { boxShadow: 'none !important', textShadow: 'none !important', transition: 'none !important' } },
});

globalStyle('html, body', { '@media': { print: { background: '#fff', color: '#000', fontSize: '10.5pt' } } });

globalStyle('main a[href^="http"]::after', {
  '@media': { print: { content: '" (" attr(href) ")"', fontSize: '0.85em', overflowWrap: 'anywhere' } },
});

globalStyle('h1, h2, h3, h4, thead', { '@media': { print: { breakAfter: 'avoid' } } });
globalStyle('tr, figure, img, blockquote', { '@media': { print: { breakInside: 'avoid' } } });
globalStyle('thead', { '@media': { print: { display: 'table-header-group' } } });
globalStyle('details:not([open]) > *:not(summary)', { '@media': { print: { display: 'block' } } });
globalStyle('details::details-content', {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});
