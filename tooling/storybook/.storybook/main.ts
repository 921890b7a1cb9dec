import ui from '@fundfront/ui/storybook/main';
import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  ...ui,
  stories: [
    '../docs/*.mdx',
    // Tests of this package are those of the views: the components are tested in their own package.
    ...(process.env.VITEST ? [] : ['../../../packages/ui/src/**/*.stories.tsx']),
    '../../../packages/forms/src/**/*.stories.tsx',
    '../../../apps/site/src/**/*.stories.tsx',
  ],
  addons: [...(ui.addons ?? []), '@storybook/addon-docs'],
  staticDirs: [
    { from: '../../../packages/ui/fonts', to: '/fonts' },
    { from: '../../../packages/ui/patterns', to: '/patterns' },
    { from: '../.content', to: '/content' },
    { from: '../.content/files', to: '/api/media' },
  ],
  async viteFinal(vite, options) {
    const own = (await ui.viteFinal?.(vite, options)) ?? vite;
    // The site reads its settings from the environment, which a browser does not have.
    return { ...own, define: { ...own.define, 'process.env': '{}' } };
  },
};

export default config;
