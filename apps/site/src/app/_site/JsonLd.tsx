import type { SitePage } from '../../content/page.ts';
import { getSettings } from '../../content/site.ts';
import { env } from '../../env.ts';
import { messagesOf } from '../../i18n/index.ts';
import { pathTo } from '../../links.ts';
import { breadcrumbList, organization, scriptText } from './structuredData.ts';

/** What search engines are told about a page: the company on its first page, the way down to it on the others. */
export async function JsonLd({ page }: { page: SitePage }) {
  const origin = env().PUBLIC_SITE_URL;
  const home = { title: messagesOf(page.locale).breadcrumbs.home, path: pathTo(page.locale, 'home') };
  const data =
    page.path === home.path
      ? organization(origin, await getSettings(page.locale))
      : breadcrumbList(origin, [home, ...page.breadcrumbs, page]);
  const content = { dangerouslySetInnerHTML: { __html: scriptText(data) } };
  return <script type="application/ld+json" {...content} />;
}
