export type { SectionProps } from './Section.tsx';
export { Section } from './Section.tsx';
