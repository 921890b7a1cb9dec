export type { ContainerProps } from './Container.tsx';
export { Container } from './Container.tsx';
