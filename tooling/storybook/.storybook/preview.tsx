import ui from '@fundfront/ui/storybook/preview';
import type { Preview } from '@storybook/react-vite';

const preview: Preview = {
  ...ui,
  tags: ['autodocs'],
  parameters: {
    ...ui.parameters,
    options: {
      storySort: {
        order: ['Start here', 'Foundations', 'Layout', 'Components', 'Forms', 'Charts', 'Pattern', 'Admin', 'Pages'],
      },
    },
  },
};

export default preview;
