import type { TemplateName } from '@fundfront/content-model';
import { getItems } from '../../../content/items.ts';
import { templateData } from '../../../content/template.ts';
import { DocumentsView } from '../../../views/documents/DocumentsView.tsx';
import { DownloadsHubView } from '../../../views/downloadsHub/DownloadsHubView.tsx';
import { FaqView } from '../../../views/faq/FaqView.tsx';
import { HowToInvestView } from '../../../views/howToInvest/HowToInvestView.tsx';
import { LandingView } from '../../../views/landing/LandingView.tsx';
import { ProseView } from '../../../views/prose/ProseView.tsx';
import { ServicesView } from '../../../views/services/ServicesView.tsx';
import { getDocumentSections } from '../pageLinks.ts';
import type { Renderer } from './renderer.ts';

const prose: Renderer = (view) => <ProseView {...view} data={templateData('prose', view.page.data)} />;

const documents: Renderer = async (view) => {
  const data = templateData('documents', view.page.data);
  const [sections, items] = await Promise.all([
    getDocumentSections(view.locale),
    data.section ? getItems('document', view.locale, data.section) : [],
  ]);
  return <DocumentsView {...view} data={data} items={items} sections={sections} />;
};

/** Pages to read and to download from. */
export const readingTemplates = {
  prose,
  landing: (view) => <LandingView {...view} />,
  faq: (view) => <FaqView {...view} data={templateData('faq', view.page.data)} />,
  howToInvest: (view) => <HowToInvestView {...view} data={templateData('howToInvest', view.page.data)} />,
  services: (view) => <ServicesView {...view} data={templateData('services', view.page.data)} />,
  downloadsHub: async (view) => <DownloadsHubView {...view} sections={await getDocumentSections(view.locale)} />,
  documents,
} satisfies Partial<Record<TemplateName, Renderer>>;
