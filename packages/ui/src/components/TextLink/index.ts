export type { TextLinkProps } from './TextLink.tsx';
export { TextLink } from './TextLink.tsx';
