import { vars } from '@fundfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const article = style({
  display: 'grid',
  // A wide table scrolls inside itself only where its column may be narrower than it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  minInlineSize: 0,
});

/** For Arabic passages: the Naskh keeps vowel signs clear where Nastaliq crowds them. */
export const naskh = style([article, { vars: { [vars.font.prose]: vars.font.table, [vars.leading.body]: '2' } }]);
