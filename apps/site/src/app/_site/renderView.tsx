import type { Locale } from '@fundfront/content-model';
import type { ReactNode } from 'react';
import { isOpen } from '../../components/vacancies.ts';
import { getContactDetails } from '../../content/contactDetails.ts';
import { getCutOffs } from '../../content/cutOffs.ts';
import { getDocumentsOfFund, getReplacements } from '../../content/documents.ts';
import { getFirstGrowth } from '../../content/firstGrowth.ts';
import { getFundMonths, getFundPayouts } from '../../content/fundMonths.ts';
import { dataOf, getItem, getLatestItems } from '../../content/items.ts';
import { getPage } from '../../content/page.ts';
import { getFunds } from '../../content/site.ts';
import { templateData } from '../../content/template.ts';
import { EmbedButtons } from '../../features/embeds/EmbedButtons.tsx';
import { island } from '../../islands/island.tsx';
import { ActivityView } from '../../views/activities/ActivityView.tsx';
import { ArticleView } from '../../views/articles/ArticleView.tsx';
import { documentRows } from '../../views/documents/documentRows.ts';
import { FundView } from '../../views/fund/FundView.tsx';
import { FundCategoryView } from '../../views/fundCategory/FundCategoryView.tsx';
import { ProseView } from '../../views/prose/ProseView.tsx';
import { VacancyView } from '../../views/vacancy/VacancyView.tsx';
import type { ViewProps } from '../../views/view.ts';
import { openPositions, today } from './openPositions.ts';
import { eventKinds, type Renderer, templateViews } from './templateViews.tsx';

const EmbedButtonsIsland = island('embedButtons', EmbedButtons, 'idle');

async function afterApplying(locale: Locale) {
  const careers = await getPage(locale, '/careers');
  return careers?.kind === 'page' ? templateData('careers', careers.data).next : null;
}

const typeViews: Record<ViewProps['page']['type'], Renderer> = {
  page: (view) => templateViews[view.page.template ?? 'prose'](view),
  article: async (view) => {
    const data = dataOf('article', view.page.data);
    const others = await getLatestItems('article', view.locale, data.kind ?? 'announcement');
    return <ArticleView {...view} data={data} others={others} />;
  },
  activity: async (view) => {
    const data = dataOf('activity', view.page.data);
    const album = data.album ? await getItem('album', view.locale, data.album) : null;
    const others = await getLatestItems('activity', view.locale, data.kind === 'award' ? 'award' : eventKinds);
    return <ActivityView {...view} data={data} album={album} others={others} />;
  },
  vacancy: async (view) => {
    const data = dataOf('vacancy', view.page.data);
    const positions = await openPositions(view.locale);
    return (
      <VacancyView
        {...view}
        data={data}
        open={isOpen(data.closingDate, today())}
        others={positions.filter(({ id }) => id !== view.page.id)}
        next={await afterApplying(view.locale)}
        contactDetails={await getContactDetails(view.locale)}
      />
    );
  },
  fund: async (view) => {
    const { fund, id, data } = view.page;
    if (!fund) return <ProseView {...view} />;
    const [growth, months, payouts, items, replacements, cutOffs] = await Promise.all([
      getFirstGrowth(id, fund.history),
      getFundMonths(view.locale, id),
      getFundPayouts(view.locale, id),
      getDocumentsOfFund(view.locale, id),
      getReplacements(view.locale),
      getCutOffs(view.locale),
    ]);
    const documents = documentRows(items, { replacements, today: today() });
    return (
      <FundView
        {...view}
        sheet={fund}
        facts={dataOf('fund', data)}
        growth={growth}
        months={months}
        payouts={payouts}
        documents={documents}
        cutOffs={cutOffs}
      />
    );
  },
  fundCategory: async (view) => <FundCategoryView {...view} funds={await getFunds(view.locale)} />,
};

export async function renderView(view: ViewProps): Promise<ReactNode> {
  const { page, messages } = view;
  const hasEmbeds = JSON.stringify(page.data).includes('data-embed=');
  return (
    <>
      {await typeViews[page.type](view)}
      {hasEmbeds ? <EmbedButtonsIsland labels={messages.reading.embeds.button} /> : null}
    </>
  );
}
