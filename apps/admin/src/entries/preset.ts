import type { ContentTypeName, EntryData, Locale } from '@fundfront/content-model';
import { adminListPath, contentType } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { createContext, useContext } from 'react';
import { entryPath, newEntryPath, newId } from '../paths/entryPaths.ts';
import { useCall } from '../session/useCall.ts';

/** A list of its own over a part of a type's entries. Both its list and its editors know it. */
export interface ListPreset {
  heading: string;
  /** Address of the list; its entries open below it. */
  base: string;
  note?: string;
  /** Values by field; none at all where it only has to be filled in. */
  filter?: Readonly<Record<string, readonly string[]>>;
  /** Only what stands right below the page at this path. */
  below?: string;
  locale?: Locale;
  sort?: string;
}

const PresetContext = createContext<ListPreset | undefined>(undefined);
export const PresetProvider = PresetContext.Provider;

export function usePreset(): ListPreset | undefined {
  return useContext(PresetContext);
}

/** Addresses of the list that one is in: the type's own, or that of the preset. */
export function listPaths(name: ContentTypeName, preset: ListPreset | undefined) {
  if (!preset) {
    return {
      list: { label: contentType(name).labels.many, href: adminListPath(name) },
      add: newEntryPath(name),
      entry: (id: string, locale?: Locale) => entryPath(name, id, locale),
    };
  }
  const { base, heading } = preset;
  return {
    list: { label: heading, href: base },
    add: `${base}/${newId}`,
    entry: (id: string, locale = preset.locale) => `${base}/${id}${locale ? `?lang=${locale}` : ''}`,
  };
}

export function useListPaths(name: ContentTypeName) {
  return listPaths(name, usePreset());
}

/** What a new entry must hold to be listed where it was begun; a filter of several values leaves the choice. */
export function presetValues(preset: ListPreset | undefined): EntryData {
  const fixed = Object.entries(preset?.filter ?? {}).flatMap(([field, [value, ...others]]) =>
    value === undefined || others.length > 0 ? [] : [[field, value] as const],
  );
  return Object.fromEntries(fixed);
}

/** The page that the list is below; `ready` as soon as the list can be asked for. */
export function useParentPage(preset: ListPreset | undefined) {
  const path = preset?.below;
  const found = useCall(calls.findByPath, { query: { path: path ?? '/' } }, { enabled: path !== undefined });
  return { id: found.data?.id, ready: path === undefined || found.data !== undefined, error: found.error };
}
