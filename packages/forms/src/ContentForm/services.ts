import type { FileValue, ImageValue } from '@fundfront/content-model';
import { createContext, useContext } from 'react';

export interface Option {
  value: string;
  label: string;
}

/** The app brings these, so that forms know no API. */
export interface FormServices {
  useOptions: (type: string) => readonly Option[] | null;
  /** Throws an error whose message can be shown. */
  uploadImage: (file: File) => Promise<ImageValue>;
  /** Throws like `uploadImage`. */
  uploadFile: (file: File) => Promise<FileValue>;
}

const context = createContext<FormServices | null>(null);

export const FormServicesProvider = context.Provider;

export function useFormServices(): FormServices {
  const services = useContext(context);
  if (!services) throw new Error('Put a FormServicesProvider around content forms');
  return services;
}
