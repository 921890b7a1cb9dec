import { vars } from '@fundfront/ui/tokens';
import { globalStyle, keyframes } from '@vanilla-extract/css';

/*
 * What the editor's libraries would write into a style element of their own, which the admin's content policy refuses:
 * the text must keep its spaces, and the cursor between two blocks must be seen.
 */
globalStyle('.ProseMirror', {
  position: 'relative',
  overflowWrap: 'break-word',
  whiteSpace: 'break-spaces',
  fontVariantLigatures: 'none',
  fontFeatureSettings: '"liga" 0',
});

globalStyle('.ProseMirror [contenteditable="false"]', { whiteSpace: 'normal' });
globalStyle('.ProseMirror [contenteditable="false"] [contenteditable="true"], .ProseMirror pre', {
  whiteSpace: 'pre-wrap',
});

globalStyle('img.ProseMirror-separator', {
  display: 'inline !important',
  border: 'none !important',
  margin: '0 !important',
  inlineSize: '0 !important',
  blockSize: '0 !important',
});

const blink = keyframes({ to: { visibility: 'hidden' } });

globalStyle('.ProseMirror-gapcursor', { display: 'none', pointerEvents: 'none', position: 'absolute' });
globalStyle('.ProseMirror-focused .ProseMirror-gapcursor', { display: 'block' });
globalStyle('.ProseMirror-gapcursor::after', {
  content: '',
  display: 'block',
  position: 'absolute',
  insetBlockStart: '-2px',
  inlineSize: '1.25rem',
  borderBlockStart: `1px solid ${vars.color.text}`,
  animation: `${blink} 1.1s steps(2, start) infinite`,
});

globalStyle('.ProseMirror-hideselection *::selection', { background: 'transparent' });
globalStyle('.ProseMirror-hideselection *', { caretColor: 'transparent' });
