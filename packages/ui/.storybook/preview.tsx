import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';
import '../src/tokens/theme.css.ts';
import '../src/tokens/fonts.css.ts';

// Limits are for hangs, not for speed: a busy machine takes many times as long.
configure({ asyncUtilTimeout: 15_000 });

type StoryGlobals = { theme: string; app: string; dir: string };

function useDocumentGlobals({ theme, app, dir }: StoryGlobals) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dataset.app = app;
    root.dir = dir;
    root.lang = dir === 'rtl' ? 'ur' : 'en';
  }, [theme, app, dir]);
}

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    options: { storySort: { order: ['Layout', 'Components', 'Forms', 'Admin', 'Charts', 'Pattern'] } },
  },
  globalTypes: {
    app: {
      toolbar: {
        title: 'App',
        icon: 'browser',
        items: [
          { value: 'site', title: 'Public site' },
          { value: 'admin', title: 'Staff app' },
        ],
        dynamicTitle: true,
      },
    },
    theme: { toolbar: { title: 'Theme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true } },
    dir: {
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'English (LTR)' },
          { value: 'rtl', title: 'اردو (RTL)' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { app: 'site', theme: 'light', dir: 'ltr' },
  decorators: [
    function StoryGlobals(Story, { globals }) {
      useDocumentGlobals({ theme: String(globals.theme), app: String(globals.app), dir: String(globals.dir) });
      return (
        <main>
          <Story />
        </main>
      );
    },
  ],
};

export default preview;
