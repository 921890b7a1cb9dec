import type { ContentTypeName, EntryData, Locale } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { createEntry } from '../../modules/content/createEntry.ts';
import { publishVersion } from '../../modules/content/publishVersion.ts';
import { saveEntry } from '../../modules/content/saveEntry.ts';

interface SeedEntry {
  type: ContentTypeName;
  locale: Locale;
  data: EntryData;
  translation?: { locale: Locale; data: EntryData };
  parentId?: string | null;
  key?: string;
  sample?: boolean;
}

/** Uses the verbs that staff use, as the product itself. */
export async function addEntry(outer: Ctx, { translation, ...input }: SeedEntry): Promise<string> {
  const ctx: Ctx = { ...outer, actor: { kind: 'system', name: 'seed' } };
  const { type, locale } = input;
  const { id } = await createEntry({ ctx, input });
  await publishVersion({ ctx, input: { type, id, locale, version: 1 } });
  if (translation) {
    await saveEntry({ ctx, input: { type, id, version: 0, ...translation } });
    await publishVersion({ ctx, input: { type, id, locale: translation.locale, version: 1 } });
  }
  return id;
}
