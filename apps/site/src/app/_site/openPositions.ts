import type { Locale } from '@fundfront/content-model';
import { openVacancies } from '../../components/vacancies.ts';
import { getItems } from '../../content/items.ts';
import { pastOf } from '../../content/past.ts';
import { plainDateOf } from '../../i18n/index.ts';

/** A position closes when its last day ends in Karachi. */
export const today = () => plainDateOf(pastOf()?.at ?? new Date().toISOString());

export const openPositions = async (locale: Locale) => openVacancies(await getItems('vacancy', locale), today());
