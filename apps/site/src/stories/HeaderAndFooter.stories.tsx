import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFooter } from '../app/_site/SiteFooter.tsx';
import { SiteHeader } from '../app/_site/SiteHeader.tsx';
import { startMenuBar } from '../features/navigation/startMenuBar.ts';
import { inEnglishFirst, inUrduFirst } from './view.tsx';

const meta: Meta = {
  title: 'Pages/Header and footer',
  parameters: {
    docs: {
      description: {
        component:
          'What every page begins and ends with. The button for a call stands in the bar that stays, so that nothing of a page is ever under it. Not on the page of the call’s own form.',
      },
    },
  },
};

export default meta;

const about = { en: '/about-us', ur: '/ur/about-us' };
const header = inEnglishFirst((locale) =>
  SiteHeader({ locale, path: about[locale], alternate: about[locale === 'en' ? 'ur' : 'en'] }),
);
const footer = inEnglishFirst((locale) => SiteFooter({ locale }));

function inside(canvas: HTMLElement, selector: string): HTMLElement {
  const found = [...canvas.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility());
  if (!found) throw new Error(`Nothing is seen of ${selector}`);
  return found;
}

const seeLanguages: NonNullable<StoryObj['play']> = async ({ canvasElement }) => {
  const other = inside(canvasElement, 'a[hreflang]').getAttribute('hreflang');
  if (other === document.documentElement.lang) throw new Error('The header leads to its own language');
};

export const Header: StoryObj = { ...header, play: seeLanguages };
export const HeaderUrdu: StoryObj = { ...inUrduFirst(header), play: seeLanguages };

const makeCompact: NonNullable<StoryObj['play']> = async ({ canvasElement }) => {
  inside(canvasElement, '[data-sticky-bar]').setAttribute('data-compact', '');
  inside(canvasElement, '[data-compact] a[target="_blank"]');
};

export const CompactHeader: StoryObj = { ...header, play: makeCompact };
export const CompactHeaderUrdu: StoryObj = { ...inUrduFirst(header), play: makeCompact };

const openMega: NonNullable<StoryObj['play']> = async ({ canvasElement }) => {
  startMenuBar(inside(canvasElement, '[data-menu-bar]'), new AbortController().signal);
  inside(canvasElement, '[data-item]:nth-child(2) > [data-top]').click();
  inside(canvasElement, '[data-open] [data-column]');
};

export const MegaMenu: StoryObj = { ...header, play: openMega };
export const MegaMenuUrdu: StoryObj = { ...inUrduFirst(header), play: openMega };

const seeCall: NonNullable<StoryObj['play']> = async ({ canvasElement }) => {
  inside(canvasElement, '[data-sticky-bar] a[aria-haspopup="dialog"]');
};

export const CallButton: StoryObj = { ...header, play: seeCall };
export const CallButtonUrdu: StoryObj = { ...inUrduFirst(header), play: seeCall };

export const Footer: StoryObj = footer;
export const FooterUrdu: StoryObj = inUrduFirst(footer);
