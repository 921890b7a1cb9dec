import { type ContentTypeName, otherLocale, type TemplateName } from '@fundfront/content-model';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { ListPages } from '../../components/ListPages.tsx';
import { getContactDetails } from '../../content/contactDetails.ts';
import { getCutOffs } from '../../content/cutOffs.ts';
import { getReplacements } from '../../content/documents.ts';
import { getItemPage, getItems } from '../../content/items.ts';
import { getLatestNavDay, getRecentHistory } from '../../content/prices.ts';
import { getFunds, getNavBoard, getPaths } from '../../content/site.ts';
import { templateData } from '../../content/template.ts';
import { ActivitiesView } from '../../views/activities/ActivitiesView.tsx';
import { AdvisoryView } from '../../views/advisory/AdvisoryView.tsx';
import { ArticlesView } from '../../views/articles/ArticlesView.tsx';
import { BranchesView } from '../../views/branches/BranchesView.tsx';
import { CareersView } from '../../views/careers/CareersView.tsx';
import { CompanyView } from '../../views/company/CompanyView.tsx';
import { ComplaintView } from '../../views/complaint/ComplaintView.tsx';
import { ContactView } from '../../views/contact/ContactView.tsx';
import { DailyNavsView } from '../../views/dailyNavs/DailyNavsView.tsx';
import { DistributorsView } from '../../views/distributors/DistributorsView.tsx';
import { DocumentCheckView } from '../../views/documentCheck/DocumentCheckView.tsx';
import { DocumentsView } from '../../views/documents/DocumentsView.tsx';
import { DownloadsHubView } from '../../views/downloadsHub/DownloadsHubView.tsx';
import { FaqView } from '../../views/faq/FaqView.tsx';
import { FundCompareView } from '../../views/fundCompare/FundCompareView.tsx';
import { FundFinderView } from '../../views/fundFinder/FundFinderView.tsx';
import { GoalCalculatorView } from '../../views/goalCalculator/GoalCalculatorView.tsx';
import { GrowthCalculatorView } from '../../views/growthCalculator/GrowthCalculatorView.tsx';
import { HomeView } from '../../views/home/HomeView.tsx';
import { HowToInvestView } from '../../views/howToInvest/HowToInvestView.tsx';
import { LandingView } from '../../views/landing/LandingView.tsx';
import { NavHistoryView } from '../../views/navHistory/NavHistoryView.tsx';
import { OfferingsView } from '../../views/offerings/OfferingsView.tsx';
import { PartnersView } from '../../views/partners/PartnersView.tsx';
import { PeopleView } from '../../views/people/PeopleView.tsx';
import { ProseView } from '../../views/prose/ProseView.tsx';
import { RequestCallView } from '../../views/requestCall/RequestCallView.tsx';
import { ServicesView } from '../../views/services/ServicesView.tsx';
import { ShareholdingView } from '../../views/shareholding/ShareholdingView.tsx';
import { SiteMapView } from '../../views/siteMap/SiteMapView.tsx';
import { SubscribeView } from '../../views/subscribe/SubscribeView.tsx';
import { TaxCalculatorView } from '../../views/taxCalculator/TaxCalculatorView.tsx';
import { TimelineView } from '../../views/timeline/TimelineView.tsx';
import type { ViewProps } from '../../views/view.ts';
import { openPositions, today } from './openPositions.ts';
import { getDocumentSections } from './pageLinks.ts';

export type Renderer = (view: ViewProps) => ReactNode | Promise<ReactNode>;

function dataFor<Name extends TemplateName>(name: Name, { page }: ViewProps) {
  return { data: templateData(name, page.data) };
}

async function formProps<Name extends TemplateName>(name: Name, view: ViewProps) {
  return { ...view, ...dataFor(name, view), contactDetails: await getContactDetails(view.locale) };
}

async function listPage<Name extends ContentTypeName>(
  type: Name,
  { locale, messages, page, number = 1 }: ViewProps,
  facet?: string,
) {
  const list = await getItemPage(type, locale, { facet, number });
  if (number > 1 && list.items.length === 0) notFound();
  return { ...list, pages: <ListPages messages={messages} path={page.path} number={number} more={list.more} /> };
}

export const eventKinds = 'activity,event';

export const templateViews: Record<TemplateName, Renderer> = {
  prose: (view) => <ProseView {...view} {...dataFor('prose', view)} />,
  advisory: async (view) => (
    <AdvisoryView {...view} {...dataFor('advisory', view)} services={await getItems('advisoryService', view.locale)} />
  ),
  landing: (view) => <LandingView {...view} />,
  home: async (view) => {
    const [board, cutOffs] = await Promise.all([getNavBoard(view.locale), getCutOffs(view.locale)]);
    return <HomeView {...view} {...dataFor('home', view)} board={board} cutOffs={cutOffs} />;
  },
  people: async (view) => {
    const { data } = dataFor('people', view);
    return <PeopleView {...view} people={await getItems('person', view.locale, data.group ?? undefined)} />;
  },
  partners: (view) => <PartnersView {...view} {...dataFor('partners', view)} />,
  timeline: (view) => <TimelineView {...view} {...dataFor('timeline', view)} />,
  company: (view) => <CompanyView {...view} {...dataFor('company', view)} />,
  careers: async (view) => (
    <CareersView {...(await formProps('careers', view))} open={await openPositions(view.locale)} />
  ),
  contact: async (view) => <ContactView {...(await formProps('contact', view))} />,
  complaint: async (view) => <ComplaintView {...(await formProps('complaint', view))} />,
  faq: (view) => <FaqView {...view} {...dataFor('faq', view)} />,
  howToInvest: (view) => <HowToInvestView {...view} {...dataFor('howToInvest', view)} />,
  services: (view) => <ServicesView {...view} {...dataFor('services', view)} />,
  requestCall: async (view) => <RequestCallView {...(await formProps('requestCall', view))} />,
  subscribe: async (view) => <SubscribeView {...(await formProps('subscribe', view))} />,
  taxCalculator: (view) => <TaxCalculatorView {...view} {...dataFor('taxCalculator', view)} />,
  growthCalculator: (view) => <GrowthCalculatorView {...view} {...dataFor('growthCalculator', view)} />,
  goalCalculator: (view) => <GoalCalculatorView {...view} {...dataFor('goalCalculator', view)} />,
  downloadsHub: async (view) => <DownloadsHubView {...view} sections={await getDocumentSections(view.locale)} />,
  documents: async (view) => {
    const { data } = dataFor('documents', view);
    const [sections, list, ratios, replacements] = await Promise.all([
      getDocumentSections(view.locale),
      data.section ? listPage('document', view, data.section) : null,
      data.section === 'expense-ratio' ? getItems('expenseRatio', view.locale) : [],
      getReplacements(view.locale),
    ]);
    const statuses = { replacements, today: today() };
    return (
      <DocumentsView
        {...view}
        data={data}
        items={list?.items ?? []}
        pages={list?.pages}
        sections={sections}
        ratios={ratios}
        statuses={statuses}
      />
    );
  },
  documentCheck: (view) => <DocumentCheckView {...view} />,
  activities: async (view) => {
    const { data } = dataFor('activities', view);
    const show = data.show ?? 'events';
    const { items, pages } = await listPage('activity', view, show === 'awards' ? 'award' : eventKinds);
    return <ActivitiesView {...view} show={show} activities={items} pages={pages} />;
  },
  articles: async (view) => {
    const { kind } = dataFor('articles', view).data;
    const { items, ...list } = await listPage('article', view, kind ?? undefined);
    return <ArticlesView {...view} articles={items} whole={list.number === 1 && !list.more} pages={list.pages} />;
  },
  branches: async (view) => {
    const { data } = dataFor('branches', view);
    return <BranchesView {...view} branches={await getItems('branch', view.locale, data.network ?? undefined)} />;
  },
  distributors: async (view) => (
    <DistributorsView
      {...(await formProps('distributors', view))}
      distributors={await getItems('distributor', view.locale)}
    />
  ),
  shareholding: (view) => <ShareholdingView {...view} {...dataFor('shareholding', view)} />,
  offerings: async (view) => <OfferingsView {...view} board={await getNavBoard(view.locale)} />,
  dailyNavs: async (view) => <DailyNavsView {...view} latest={await getLatestNavDay(view.locale)} />,
  navHistory: async (view) => {
    const board = await getNavBoard(view.locale);
    const [first] = board.funds;
    const initial = first ? await getRecentHistory(view.locale, first.id) : null;
    return <NavHistoryView {...view} board={board} initial={initial} />;
  },
  fundFinder: async (view) => {
    const { locale } = view;
    const [board, funds, others] = await Promise.all([
      getNavBoard(locale),
      getFunds(locale),
      getFunds(otherLocale(locale)),
    ]);
    return <FundFinderView {...view} {...dataFor('fundFinder', view)} board={board} funds={funds} others={others} />;
  },
  fundCompare: async (view) => <FundCompareView {...view} funds={await getFunds(view.locale)} />,
  siteMap: async (view) => {
    const { locale, messages, page, number = 1 } = view;
    const { entries, pages } = await getPaths(locale, number);
    if (number > pages) notFound();
    const links = <ListPages messages={messages} path={page.path} number={number} more={number < pages} />;
    return <SiteMapView {...view} paths={entries} pages={links} />;
  },
};
