import type { Locale } from '@fundfront/content-model';
import type { ReactNode } from 'react';
import { isOpen } from '../../components/vacancies.ts';
import { getContactDetails } from '../../content/contactDetails.ts';
import { dataOf, getItems } from '../../content/items.ts';
import { getPage } from '../../content/page.ts';
import { templateData } from '../../content/template.ts';
import { EmbedButtons } from '../../features/embeds/EmbedButtons.tsx';
import { ActivityView } from '../../views/activities/ActivityView.tsx';
import { ArticleView } from '../../views/articles/ArticleView.tsx';
import { FundView } from '../../views/fund/FundView.tsx';
import { FundCategoryView } from '../../views/fundCategory/FundCategoryView.tsx';
import { ProseView } from '../../views/prose/ProseView.tsx';
import { VacancyView } from '../../views/vacancy/VacancyView.tsx';
import type { ViewProps } from '../../views/view.ts';
import { openPositions, today } from './openPositions.ts';
import { type Renderer, templateViews } from './templateViews.tsx';

async function afterApplying(locale: Locale) {
  const careers = await getPage(locale, '/careers');
  return careers?.kind === 'page' ? templateData('careers', careers.data).next : null;
}

const typeViews: Record<ViewProps['page']['type'], Renderer> = {
  page: (view) => templateViews[view.page.template ?? 'prose'](view),
  article: async (view) => (
    <ArticleView
      {...view}
      data={dataOf('article', view.page.data)}
      others={await getItems('article', view.locale, 'announcement')}
    />
  ),
  activity: async (view) => (
    <ActivityView {...view} data={dataOf('activity', view.page.data)} albums={await getItems('album', view.locale)} />
  ),
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
    const investments = (await getItems('fundInvestment', view.locale)).find((item) => item.data.fund === id);
    return <FundView {...view} sheet={fund} facts={dataOf('fund', data)} investments={investments} />;
  },
  fundCategory: (view) => <FundCategoryView {...view} />,
};

export async function renderView(view: ViewProps): Promise<ReactNode> {
  const { page, messages } = view;
  const hasEmbeds = JSON.stringify(page.data).includes('data-embed=');
  return (
    <>
      {await typeViews[page.type](view)}
      {hasEmbeds ? <EmbedButtons labels={messages.reading.embeds.button} /> : null}
    </>
  );
}
