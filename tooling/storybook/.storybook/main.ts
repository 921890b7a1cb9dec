import ui from '@fundfront/ui/storybook/main';
import type { StorybookConfig } from '@storybook/react-vite';

/** What designers browse: the components of `packages/ui`, and the site's views with the sample content. */
const config: StorybookConfig = {
  ...ui,
  stories: [
    '../docs/*.mdx',
    // Tests of this package are those of the views: the components are tested where they stand.
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
