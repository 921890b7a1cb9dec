import { type Locale, normalizeAddress } from '@fundfront/content-model';
import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { renderView } from '../app/_site/renderers/index.tsx';
import { getPage } from '../content/page.ts';
import { messagesOf } from '../i18n/index.ts';
import { mockApi } from './mockApi.ts';

type ViewStory = StoryObj<{ address: string; locale: Locale }>;

async function pageOf(address: string, locale: Locale) {
  const english = await getPage('en', address);
  if (english?.kind !== 'page') throw new Error(`The sample content has no page at ${address}`);
  if (locale === 'en') return english;
  const own = normalizeAddress((english.alternate?.path ?? '').replace(/^\/ur(?=\/|$)/, ''));
  const urdu = english.alternate && own ? await getPage('ur', own) : null;
  if (urdu?.kind !== 'page') throw new Error(`The page at ${address} has no Urdu`);
  return urdu;
}

function story(address: string, locale: Locale): ViewStory {
  return {
    args: { address, locale },
    parameters: { layout: 'fullscreen' },
    globals: { app: 'site', theme: 'light', dir: locale === 'ur' ? 'rtl' : 'ltr' },
    loaders: [
      async ({ args }): Promise<{ drawn: ReactNode }> => {
        await mockApi();
        const page = await pageOf(args.address, args.locale);
        return { drawn: await renderView({ locale: args.locale, messages: messagesOf(args.locale), page }) };
      },
    ],
    render: (_args, { loaded }) => <>{loaded.drawn}</>,
  };
}

/** A page of the sample content in English, by its address, drawn by the view of its template. */
export const inEnglish = (address: string) => story(address, 'en');

/** The same page in Urdu. */
export const inUrdu = (address: string) => story(address, 'ur');
