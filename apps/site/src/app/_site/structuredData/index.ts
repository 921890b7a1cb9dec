import { withSubFund } from '@fundfront/content-model/seo';
import type { SitePage } from '../../../content/page.ts';
import { messagesOf } from '../../../i18n/index.ts';
import { pathTo } from '../../../links.ts';
import { article, event, fund, jobPosting } from './entryNodes.ts';
import { type Context, contactPage, faqPage } from './pageNodes.ts';
import { breadcrumbList, type JsonLdNode, organization, webSite } from './siteNodes.ts';

const byType: Partial<Record<SitePage['type'], (context: Context) => JsonLdNode | null>> = {
  article,
  activity: event,
  vacancy: jobPosting,
  fund,
};

const byTemplate: Partial<Record<NonNullable<SitePage['template']>, (context: Context) => JsonLdNode | null>> = {
  contact: contactPage,
};

export function structuredData(context: Context) {
  const { page, origin, settings } = context;
  const home = { title: messagesOf(page.locale).breadcrumbs.home, path: pathTo(page.locale, 'home') };
  const own = byType[page.type] ?? (page.template ? byTemplate[page.template] : undefined);
  const nodes =
    page.path === home.path
      ? [organization(origin, settings), webSite(origin, page.locale, settings.title)]
      : [
          breadcrumbList(origin, [
            home,
            ...page.breadcrumbs,
            { title: withSubFund(page.title, page.data.subFund), path: page.path },
          ]),
          own?.(context),
          faqPage(context),
        ];
  return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node != null) };
}

/** JSON that cannot end the script element around it. */
export function escapeScriptJson(data: object): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
