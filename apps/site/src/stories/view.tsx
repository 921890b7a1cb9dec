import { type Locale, normalizePath } from '@fundfront/content-model';
import type { StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { renderView } from '../app/_site/renderView.tsx';
import { getPage } from '../content/page.ts';
import { messagesOf } from '../i18n/index.ts';

let fixtures: Promise<Record<string, unknown>> | undefined;

const pathOf = (input: RequestInfo | URL) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  const query = [...url.searchParams].map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
  return url.pathname + (query && `?${query}`);
};

/**
 * Answers reads from the recorded sample content; what was not recorded (a form, a search) fails as with a stopped API.
 */
async function mockApi(): Promise<void> {
  if (fixtures) return void (await fixtures);
  const realFetch = globalThis.fetch;
  fixtures = realFetch('/content/answers.json').then((response) => response.json());
  const responses = await fixtures;
  globalThis.fetch = async (input, init) => {
    const path = pathOf(input);
    if (Object.hasOwn(responses, path)) return Response.json(responses[path]);
    return path.startsWith('/api/') ? new Response(null, { status: 503 }) : realFetch(input, init);
  };
}

type ViewStory = StoryObj<{ path: string; locale: Locale }>;

async function pageOf(path: string, locale: Locale) {
  const english = await getPage('en', path);
  if (english?.kind !== 'page') throw new Error(`The sample content has no page at ${path}`);
  if (locale === 'en') return english;
  const own = normalizePath((english.alternate?.path ?? '').replace(/^\/ur(?=\/|$)/, ''));
  const urdu = english.alternate && own ? await getPage('ur', own) : null;
  if (urdu?.kind !== 'page') throw new Error(`The page at ${path} has no Urdu`);
  return urdu;
}

function story(path: string, locale: Locale): ViewStory {
  return {
    args: { path, locale },
    parameters: { layout: 'fullscreen' },
    globals: { app: 'site', theme: 'light', dir: locale === 'ur' ? 'rtl' : 'ltr' },
    loaders: [
      async ({ args }): Promise<{ rendered: ReactNode }> => {
        await mockApi();
        const page = await pageOf(args.path, args.locale);
        return { rendered: await renderView({ locale: args.locale, messages: messagesOf(args.locale), page }) };
      },
    ],
    render: (_args, { loaded }) => <>{loaded.rendered}</>,
  };
}

export const inEnglish = (path: string) => story(path, 'en');

export const inUrdu = (path: string) => story(path, 'ur');
