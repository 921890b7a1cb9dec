import { contentTypes, type EntryData, type ImageValue, type KeyValue } from '@fundfront/content-model';
import * as v from 'valibot';

const imageSchema = v.nullable(contentTypes.post.fields.image.draft);
const keyValueList = v.nullable(contentTypes.post.fields.seo.draft);

export function textOf(data: EntryData, key: string): string | null {
  const value = data[key];
  return typeof value === 'string' && value !== '' ? value : null;
}

export function imageOf(data: EntryData, key: string): ImageValue | null {
  const parsed = v.safeParse(imageSchema, data[key] ?? null);
  return parsed.success ? parsed.output : null;
}

export function keyValuesOf(data: EntryData, key: string): KeyValue[] {
  const parsed = v.safeParse(keyValueList, data[key] ?? null);
  return (parsed.success && parsed.output) || [];
}
