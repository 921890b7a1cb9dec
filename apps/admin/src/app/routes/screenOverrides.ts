import type { ContentTypeName } from '@fundfront/content-model';
import type { ComponentType } from 'react';

/** Loads a hand-made screen when it is first opened. */
type Load = () => Promise<ComponentType>;

/** Content types whose list or editor is hand-made. A name that is no content type does not compile. */
export const screenOverrides: Partial<Record<ContentTypeName, { list?: Load; edit?: Load }>> = {
  menuItem: {
    list: async () => (await import('../../screens/menu/MenuScreen.tsx')).MenuScreen,
    edit: async () => (await import('../../screens/menu/MenuScreen.tsx')).MenuScreen,
  },
};
