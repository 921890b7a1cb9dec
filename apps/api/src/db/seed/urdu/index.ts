import type { SeedTranslations } from '../shape.ts';
import { urduAboutUs } from './aboutUs.ts';
import { urduCustomerService } from './customerService.ts';
import { urduGeneral } from './general.ts';
import { urduHome } from './home.ts';

/**
 * Pages that ship in Urdu. The others are left untranslated on purpose: they show how the site says so.
 * Draft wording: a native editor signs off before launch.
 */
export const urduPages: SeedTranslations = { ...urduHome, ...urduAboutUs, ...urduCustomerService, ...urduGeneral };
