import { locales } from '@fundfront/content-model';
import { getPage } from '../../../../content/page.ts';
import { getSettings } from '../../../../content/site.ts';
import { cachedShareImage } from '../../../../features/shareImage/renderShareImage.ts';
import { shareImageVersion } from '../../../../features/shareImage/shareImageVersion.ts';
import { pathOf } from '../../../_site/ContentPage.tsx';
import { shareImageContent } from '../../../_site/shareImageContent.ts';

interface Context {
  params: Promise<{ locale: string; path: string[] }>;
}

/** Cached for good under the version of its content, briefly under any other. */
export async function GET(request: Request, { params }: Context) {
  const { locale, path } = await params;
  const language = locales.find((each) => each === locale);
  const name = /^(.+)\.png$/.exec(path.join('/'))?.[1];
  const found = language && name ? await getPage(language, pathOf([name])) : null;
  if (found?.kind !== 'page') return new Response(null, { status: 404 });
  const content = shareImageContent(found, (await getSettings(found.locale)).title);
  const version = shareImageVersion(content);
  const current = new URL(request.url).searchParams.get('v') === version;
  const headers = {
    'Cache-Control': current ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    ETag: `"${version}"`,
  };
  if (request.headers.get('if-none-match')?.includes(headers.ETag)) return new Response(null, { status: 304, headers });
  const image = new Uint8Array(await cachedShareImage(content));
  return new Response(image, { headers: { ...headers, 'Content-Type': 'image/png' } });
}
