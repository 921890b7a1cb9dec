export type { TabLinksProps } from './TabLinks.tsx';
export { TabLinks } from './TabLinks.tsx';
export type { TabItem, TabsProps } from './Tabs.tsx';
export { Tabs } from './Tabs.tsx';
