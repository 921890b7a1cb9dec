import * as v from 'valibot';
import type { ContentType } from '../defineContentType.ts';
import { plainDate } from '../fields/date/date.ts';
import type { AnyField } from '../fields/field.ts';

/** By field: one or several of its values, `*` where it is filled in, or `2026-01-01..2026-06-30`, where either end may be left out. */
export type ListFilters = Readonly<Record<string, string>>;

export type ListFilter =
  | { field: string; by: 'values'; values: readonly string[] }
  | { field: string; by: 'range'; from: string | null; to: string | null };

export const anyOf = '|';
export const anyValue = '*';
const rangeSign = '..';

const isDay = (text: string) => v.is(plainDate(''), text);
const isId = (text: string) => v.is(v.pipe(v.string(), v.uuid()), text);

function isValueOf(field: AnyField, value: string): boolean {
  if (value === anyValue) return true;
  if (field.filter === 'key') return /^[a-z0-9-]{1,200}$/.test(value);
  if (field.filter === 'choice') return field.choices?.some((choice) => choice.value === value) ?? false;
  return field.filter === 'reference' ? isId(value) : value === 'true' || value === 'false';
}

/** A range is read from the list's own index, so it needs to be one of its columns. */
export function isFilterable(type: ContentType, name: string): boolean {
  const field = type.fields[name];
  if (!field?.filter) return false;
  if (field.filter === 'range') return type.list.columns.includes(name);
  return field.filter === 'key' || !field.translated;
}

/** No values at all: filled in. */
export function listFiltersOf(values: Readonly<Record<string, readonly string[]>>): ListFilters {
  const pairs = Object.entries(values).map(([name, all]) => [name, all.length > 0 ? all.join(anyOf) : anyValue]);
  return Object.fromEntries(pairs);
}

export function filterableFields(type: ContentType): string[] {
  return Object.keys(type.fields).filter((name) => isFilterable(type, name));
}

/** Null for what the field cannot be narrowed by. */
export function readListFilter(type: ContentType, field: string, text: string): ListFilter | null {
  const declared = type.fields[field];
  if (!declared || !isFilterable(type, field)) return null;
  if (declared.filter === 'range') {
    const [from = '', to = '', ...more] = text.split(rangeSign);
    const valid = text.includes(rangeSign) && more.length === 0 && [from, to].every((day) => day === '' || isDay(day));
    return valid && (from || to) ? { field, by: 'range', from: from || null, to: to || null } : null;
  }
  const values = text.split(anyOf);
  return values.every((value) => isValueOf(declared, value)) ? { field, by: 'values', values } : null;
}

export const writeRange = (from: string, to: string) => (from || to ? `${from}${rangeSign}${to}` : '');

export function writeListFilters(filters: ListFilters): string {
  return Object.entries(filters)
    .filter(([, value]) => value !== '')
    .map(([field, value]) => `${field}:${encodeURIComponent(value)}`)
    .join(',');
}

/** Null if it is not what {@link writeListFilters} writes. */
export function parseListFilters(text: string): ListFilters | null {
  if (text === '') return {};
  const found: Record<string, string> = {};
  for (const part of text.split(',')) {
    const colon = part.indexOf(':');
    if (colon < 1) return null;
    try {
      found[part.slice(0, colon)] = decodeURIComponent(part.slice(colon + 1));
    } catch {
      return null;
    }
  }
  return found;
}
