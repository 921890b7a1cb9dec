import { below, mq, vars } from '@fundfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../components/styleRules.ts';
import { icon } from './MobileMenu.css.ts';
import { login } from './TopBar.css.ts';

const { layout, motion } = vars;

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '0.5rem',
  minBlockSize: 'calc(5rem - 1px)',
  transition: `min-block-size ${motion.fast} ${motion.ease}`,
  selectors: { '[data-compact] &': { minBlockSize: 'calc(3.75rem - 1px)' } },
  '@media': {
    // Where large letters break it into lines, those of Nastaliq reach above theirs.
    [below.desktop]: { paddingBlock: '0.375rem' },
    [below.tablet]: { minBlockSize: 'calc(4rem - 1px)' },
  },
});

export const brand = style({ display: 'flex', flex: '1 1 8rem', containerType: 'inline-size' });

globalStyle(`[data-compact] ${brand} > a > span + span`, { '@media': { [mq.desktop]: visuallyHidden } });

/** What of the top bar stays when it has scrolled away; phones have it in their panel. */
export const compact = style({
  display: 'none',
  alignItems: 'center',
  gap: '0.75rem',
  fontFamily: vars.font.table,
  fontSize: vars.size.meta,
  '@media': {
    [mq.tablet]: { selectors: { '[data-compact] &': { display: 'flex' } } },
    print: { display: 'none' },
  },
});

export const search = style([icon, { '@media': { [below.desktop]: { display: 'none' } } }]);
export const compactLogin = style([login, { borderRadius: vars.radius.m, paddingInline: '0.75rem' }]);

export const panelSearch = style({ padding: `1rem ${layout.gutter} 0.25rem`, flex: 'none' });

export const panelNav = style({
  flex: '1 1 auto',
  minBlockSize: '12rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
