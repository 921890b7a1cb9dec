import { getPreview } from '../../../../content/page.ts';
import { getSettings } from '../../../../content/site.ts';
import { renderShareImage } from '../../../../features/shareImage/renderShareImage.ts';
import { shareImageContent } from '../../../_site/shareImageContent.ts';

/** The share picture of what is typed, for whoever holds a preview's token. */
export async function GET(request: Request) {
  const page = await getPreview(new URL(request.url).searchParams.get('token') ?? '');
  if (!page) return new Response(null, { status: 404 });
  const content = shareImageContent(page, (await getSettings(page.locale)).title);
  const image = new Uint8Array(await renderShareImage(content));
  return new Response(image, {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' },
  });
}
