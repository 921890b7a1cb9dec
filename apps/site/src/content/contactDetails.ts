import type { Locale } from '@fundfront/content-model';
import { getHeader } from './chrome.ts';
import { getSettings } from './site.ts';

export interface ContactDetails {
  phone: string | null;
  email: string | null;
}

/** The header's own e-mail and phone win over the settings'. */
export async function getContactDetails(locale: Locale): Promise<ContactDetails> {
  const [header, settings] = await Promise.all([getHeader(locale), getSettings(locale)]);
  return { email: header.email ?? settings.email, phone: header.phone ?? settings.phone };
}
