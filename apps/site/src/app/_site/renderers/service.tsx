import type { Locale, TemplateName } from '@fundfront/content-model';
import { isOpen, openVacancies } from '../../../components/vacancies.ts';
import { getContactDetails } from '../../../content/contactDetails.ts';
import { dataOf, getItems } from '../../../content/items.ts';
import { getPage } from '../../../content/page.ts';
import { templateData } from '../../../content/template.ts';
import { plainDateOf } from '../../../i18n/index.ts';
import { CareersView } from '../../../views/careers/CareersView.tsx';
import { ComplaintView } from '../../../views/complaint/ComplaintView.tsx';
import { ContactView } from '../../../views/contact/ContactView.tsx';
import { DistributorsView } from '../../../views/distributors/DistributorsView.tsx';
import { RequestCallView } from '../../../views/requestCall/RequestCallView.tsx';
import { SubscribeView } from '../../../views/subscribe/SubscribeView.tsx';
import { VacancyView } from '../../../views/vacancy/VacancyView.tsx';
import type { Renderer } from './renderer.ts';

/** A position closes when its last day ends in Karachi. */
const today = () => plainDateOf(new Date().toISOString());

const openPositions = async (locale: Locale) => openVacancies(await getItems('vacancy', locale), today());

/** What happens after an application stands once, on the page of careers. */
async function afterApplying(locale: Locale) {
  const careers = await getPage(locale, '/careers');
  return careers?.kind === 'page' ? templateData('careers', careers.data).next : null;
}

/** Pages that hold a form. */
export const serviceTemplates = {
  careers: async (view) => (
    <CareersView
      {...view}
      data={templateData('careers', view.page.data)}
      open={await openPositions(view.locale)}
      contactDetails={await getContactDetails(view.locale)}
    />
  ),
  contact: async (view) => (
    <ContactView
      {...view}
      data={templateData('contact', view.page.data)}
      contactDetails={await getContactDetails(view.locale)}
    />
  ),
  complaint: async (view) => (
    <ComplaintView
      {...view}
      data={templateData('complaint', view.page.data)}
      contactDetails={await getContactDetails(view.locale)}
    />
  ),
  requestCall: async (view) => (
    <RequestCallView
      {...view}
      data={templateData('requestCall', view.page.data)}
      contactDetails={await getContactDetails(view.locale)}
    />
  ),
  subscribe: async (view) => (
    <SubscribeView
      {...view}
      data={templateData('subscribe', view.page.data)}
      contactDetails={await getContactDetails(view.locale)}
    />
  ),
  distributors: async (view) => (
    <DistributorsView
      {...view}
      data={templateData('distributors', view.page.data)}
      distributors={await getItems('distributor', view.locale)}
      contactDetails={await getContactDetails(view.locale)}
    />
  ),
} satisfies Partial<Record<TemplateName, Renderer>>;

const vacancy: Renderer = async (view) => {
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
};

export const serviceTypes = { vacancy };
