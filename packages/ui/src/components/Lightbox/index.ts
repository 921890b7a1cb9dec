export type { LightboxPicture, LightboxProps } from './Lightbox.tsx';
export { Lightbox } from './Lightbox.tsx';
