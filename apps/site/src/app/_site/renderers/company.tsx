import type { TemplateName } from '@fundfront/content-model';
import { dataOf, getItems } from '../../../content/items.ts';
import { getNavBoard } from '../../../content/site.ts';
import { templateData } from '../../../content/template.ts';
import { ActivitiesView } from '../../../views/activities/ActivitiesView.tsx';
import { ActivityView } from '../../../views/activities/ActivityView.tsx';
import { ArticlesView } from '../../../views/articles/ArticlesView.tsx';
import { ArticleView } from '../../../views/articles/ArticleView.tsx';
import { BranchesView } from '../../../views/branches/BranchesView.tsx';
import { CompanyView } from '../../../views/company/CompanyView.tsx';
import { OfferingsView } from '../../../views/offerings/OfferingsView.tsx';
import { PartnersView } from '../../../views/partners/PartnersView.tsx';
import { PeopleView } from '../../../views/people/PeopleView.tsx';
import { ShareholdingView } from '../../../views/shareholding/ShareholdingView.tsx';
import { TimelineView } from '../../../views/timeline/TimelineView.tsx';
import type { Renderer } from './renderer.ts';

/** Who the company is, what it does and where it is found. */
export const companyTemplates = {
  people: async (view) => {
    const { group } = templateData('people', view.page.data);
    return <PeopleView {...view} people={await getItems('person', view.locale, group ?? undefined)} />;
  },
  partners: (view) => <PartnersView {...view} data={templateData('partners', view.page.data)} />,
  timeline: (view) => <TimelineView {...view} data={templateData('timeline', view.page.data)} />,
  company: (view) => <CompanyView {...view} data={templateData('company', view.page.data)} />,
  shareholding: (view) => <ShareholdingView {...view} data={templateData('shareholding', view.page.data)} />,
  branches: async (view) => {
    const { network } = templateData('branches', view.page.data);
    return <BranchesView {...view} branches={await getItems('branch', view.locale, network ?? undefined)} />;
  },
  activities: async (view) => {
    const { show } = templateData('activities', view.page.data);
    return <ActivitiesView {...view} show={show ?? 'events'} activities={await getItems('activity', view.locale)} />;
  },
  articles: async (view) => <ArticlesView {...view} articles={await getItems('article', view.locale)} />,
  offerings: async (view) => <OfferingsView {...view} board={await getNavBoard(view.locale)} />,
} satisfies Partial<Record<TemplateName, Renderer>>;

/** Entries of the company's own that are pages. */
export const companyTypes = {
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
} satisfies Record<string, Renderer>;
