import type { TemplateName } from '@fundfront/content-model';
import type { ReactNode } from 'react';
import { dataOf } from '../../../content/items.ts';
import { getNavBoard, getPaths } from '../../../content/site.ts';
import { templateData } from '../../../content/template.ts';
import { DailyNavsView } from '../../../views/dailyNavs/DailyNavsView.tsx';
import { FundView } from '../../../views/fund/FundView.tsx';
import { FundCategoryView } from '../../../views/fundCategory/FundCategoryView.tsx';
import { HomeView } from '../../../views/home/HomeView.tsx';
import { ProseView } from '../../../views/prose/ProseView.tsx';
import { SiteMapView } from '../../../views/siteMap/SiteMapView.tsx';
import type { ViewProps } from '../../../views/view.ts';
import { companyTemplates, companyTypes } from './company.tsx';
import { readingTemplates } from './reading.tsx';
import type { Renderer } from './renderer.ts';
import { serviceTemplates, serviceTypes } from './service.tsx';

/** One view per template, with what it reads beyond the page. A template without a view does not compile. */
const templates: Record<TemplateName, Renderer> = {
  ...readingTemplates,
  ...companyTemplates,
  ...serviceTemplates,
  siteMap: async (view) => <SiteMapView {...view} paths={await getPaths()} />,
  dailyNavs: async (view) => <DailyNavsView {...view} board={await getNavBoard(view.locale)} />,
  home: async (view) => (
    <HomeView {...view} data={templateData('home', view.page.data)} board={await getNavBoard(view.locale)} />
  ),
};

/** One view per content type that has pages. */
const types: Record<ViewProps['page']['type'], Renderer> = {
  ...companyTypes,
  ...serviceTypes,
  page: (view) => templates[view.page.template ?? 'prose'](view),
  fund: (view) =>
    view.page.fund ? (
      <FundView {...view} sheet={view.page.fund} facts={dataOf('fund', view.page.data)} />
    ) : (
      <ProseView {...view} />
    ),
  fundCategory: (view) => <FundCategoryView {...view} />,
};

/** The page's own part, between header and footer. */
export function renderView(view: ViewProps): ReactNode | Promise<ReactNode> {
  return types[view.page.type](view);
}
