import { sectionName, sections } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { addEntry } from './addEntry.ts';
import { sectionContent } from './headerFooter.ts';
import { settings } from './settings.ts';

export async function seedSections(ctx: Ctx): Promise<void> {
  await addEntry(ctx, {
    type: 'settings',
    locale: 'en',
    data: settings.en,
    translation: { locale: 'ur', data: settings.ur },
  });
  for (const { key, label } of sections) {
    const { en, ur } = sectionContent[key];
    await addEntry(ctx, {
      type: 'post',
      key,
      locale: 'en',
      data: { title: label, isActive: true, ...en, slug: key },
      translation: { locale: 'ur', data: { title: label, isActive: true, ...ur, slug: sectionName(key, 'ur') } },
    });
  }
}
