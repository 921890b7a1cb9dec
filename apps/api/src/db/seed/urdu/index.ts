import type { SeedTranslations } from '../types.ts';
import { urduAboutCompany } from './aboutCompany.ts';
import { urduAboutUs } from './aboutUs.ts';
import { urduCalculators } from './calculators.ts';
import { urduCustomerService } from './customerService.ts';
import { urduCustomerTasks } from './customerTasks.ts';
import { urduDownloads } from './downloads.ts';
import { urduFaq } from './faq.ts';
import { urduGeneral } from './general.ts';
import { urduHome } from './home.ts';
import { urduSales } from './sales.ts';

/** Draft wording: a native editor signs off before launch. */
export const urduPages: SeedTranslations = {
  ...urduHome,
  ...urduAboutUs,
  ...urduAboutCompany,
  ...urduCustomerService,
  ...urduCalculators,
  ...urduCustomerTasks,
  ...urduFaq,
  ...urduSales,
  ...urduDownloads,
  ...urduGeneral,
};
