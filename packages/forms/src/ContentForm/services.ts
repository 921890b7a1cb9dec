import type { FileValue, ImageValue } from '@fundfront/content-model';
import { createContext, useContext } from 'react';

export interface Option {
  value: string;
  label: string;
}

/** What the inputs need from the app around them; the app brings it, so that forms know no API. */
export interface FormServices {
  /** A hook: the entries of a type to choose from, or null while they are on their way. */
  useOptions: (type: string) => readonly Option[] | null;
  /** Stores a picture; throws an error whose message can be shown. */
  uploadImage: (file: File) => Promise<ImageValue>;
  /** Stores a document for download; throws like the other. */
  uploadFile: (file: File) => Promise<FileValue>;
}

const context = createContext<FormServices | null>(null);

export const FormServicesProvider = context.Provider;

export function useFormServices(): FormServices {
  const services = useContext(context);
  if (!services) throw new Error('Put a FormServicesProvider around content forms');
  return services;
}
