import { seoOf } from '@fundfront/content-model/seo';
import type { SitePage } from '../../content/page.ts';
import { getSettings } from '../../content/site.ts';
import { env } from '../../env.ts';
import { plainDateOf } from '../../i18n/index.ts';
import { shareImagePath } from './shareImageContent.ts';
import { escapeScriptJson, structuredData } from './structuredData/index.ts';

export async function JsonLd({ page }: { page: SitePage }) {
  const origin = env().PUBLIC_SITE_URL;
  const settings = await getSettings(page.locale);
  const data = structuredData({
    page,
    origin,
    settings,
    description: seoOf(page).description,
    image: origin + shareImagePath(page, settings.title),
    today: plainDateOf(new Date().toISOString()),
  });
  const content = { dangerouslySetInnerHTML: { __html: escapeScriptJson(data) } };
  return <script type="application/ld+json" {...content} />;
}
