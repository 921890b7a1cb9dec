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

async function pageOf(path: string, locale: Locale) {
  const english = await getPage('en', path);
  if (english?.kind !== 'page') throw new Error(`The sample content has no page at ${path}`);
  if (locale === 'en') return english;
  const own = normalizePath((english.alternate?.path ?? '').replace(/^\/ur(?=\/|$)/, ''));
  const urdu = english.alternate && own ? await getPage('ur', own) : null;
  if (urdu?.kind !== 'page') throw new Error(`The page at ${path} has no Urdu`);
  return urdu;
}

/** In the language of the toolbar's direction. */
export function inEnglishFirst(draw: (locale: Locale) => Promise<ReactNode>): StoryObj {
  return {
    parameters: { layout: 'fullscreen' },
    globals: { app: 'site', theme: 'light' },
    loaders: [
      async ({ globals }): Promise<{ rendered: ReactNode }> => {
        await mockApi();
        return { rendered: await draw(globals.dir === 'rtl' ? 'ur' : 'en') };
      },
    ],
    render: (_args, { loaded }) => <>{loaded.rendered}</>,
  };
}

export const inUrduFirst = (story: StoryObj): StoryObj => ({ ...story, globals: { ...story.globals, dir: 'rtl' } });

export const inEnglish = (path: string) =>
  inEnglishFirst(async (locale) =>
    renderView({ locale, messages: messagesOf(locale), page: await pageOf(path, locale) }),
  );

export const inUrdu = (path: string) => inUrduFirst(inEnglish(path));
