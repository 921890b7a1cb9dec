import { island } from '../../islands/island.tsx';
import SiteFormBody from './SiteFormBody.tsx';

export const SiteForm = island('siteForm', SiteFormBody, 'idle');
