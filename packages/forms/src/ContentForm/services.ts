import type { FileValue, ImageValue, Locale } from '@fundfront/content-model';
import type { FundRow, LinkTarget, ListedFile } from '@fundfront/content-model/wire';
import { type ComponentType, createContext, useContext } from 'react';

export interface Option {
  value: string;
  label: string;
  /** What tells it from another of the same name. */
  detail?: string | undefined;
}

export interface EntryOptions {
  options: readonly Option[];
  /** Whether there are others: they are found by their names. */
  more: boolean;
}

export interface MediaPickerProps {
  kind: 'image' | 'file';
  /** Language of the text that comes with a picture. */
  locale: Locale;
  onImage?: (image: ImageValue) => void;
  onFile?: (file: FileValue) => void;
  onClose: () => void;
}

/** The app brings these, so that forms know no API. */
export interface FormServices {
  /** Entries of a type, by title, whose words begin like those of `search`; null while they load, and without a type. */
  useOptions: (type: string, search?: string) => EntryOptions | null;
  /** The title of an entry; null while it loads, undefined where there is none any more. */
  useOptionLabel: (type: string, id: string) => string | null | undefined;
  /** Throws an error whose message can be shown. */
  uploadImage: (file: File) => Promise<ImageValue>;
  /** Throws like `uploadImage`. */
  uploadFile: (file: File) => Promise<FileValue>;
  /** A dialog over the library, open while it is rendered. It closes itself after a choice. */
  MediaPicker: ComponentType<MediaPickerProps>;
  /** By name, the best first. Throws like `uploadImage`. */
  searchLinks: (query: string, locale: Locale) => Promise<readonly LinkTarget[]>;
  /** Of these documents and files of the library, those that the public can open; null while they load. */
  useListedFiles: (ids: readonly string[], locale: Locale) => readonly ListedFile[] | null;
  /** Those on the site, with their latest figures; null while they load. */
  useFunds: (locale: Locale, wanted?: boolean) => readonly FundRow[] | null;
}

const context = createContext<FormServices | null>(null);

export const FormServicesProvider = context.Provider;

export function useFormServices(): FormServices {
  const services = useContext(context);
  if (!services) throw new Error('Put a FormServicesProvider around content forms');
  return services;
}
