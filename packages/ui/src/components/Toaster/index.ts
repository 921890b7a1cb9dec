export type { ToasterProps } from './Toaster.tsx';
export { Toaster, toast } from './Toaster.tsx';
