import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Change } from '../../components/Change/Change.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { RiskChip } from '../../components/RiskChip/RiskChip.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import { GirihField } from '../../pattern/GirihField/GirihField.tsx';
import { Container } from '../Container/Container.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'Layout/Section',
  component: Section,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A full-width band; what stands in it takes the band’s colours. Not for setting a part of a column apart (Panel), and never two navy bands in a row.',
      },
    },
  },
  args: { children: null },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

const fund = (
  <Container>
    <Stack space="l" align="start">
      <Breadcrumbs
        label="Breadcrumbs"
        items={[{ label: 'Home', href: '#' }, { label: 'Funds', href: '#' }, { label: 'Sample Stock Fund' }]}
      />
      <Heading level={2} size="h1" narrow>
        Your savings, priced in the open.
      </Heading>
      <Text tone="secondary" size="lead" narrow>
        Every fund we run shows its price, its risk and its costs side by side.
      </Text>
      <Inline space="l">
        <RiskChip level={2} label="Low risk" />
        <Change direction="up" value="0.0287" percent="0.03%" label="up" />
        <TextLink href="#nav">NAV history</TextLink>
        <Text size="meta" tone="meta" as="span">
          as of 20th Nov 2026
        </Text>
      </Inline>
      <Inline>
        <Button tone="gold" size="l">
          Find a fund for your goal
        </Button>
        <Button tone="onDark" size="l">
          See how to invest
        </Button>
      </Inline>
    </Stack>
  </Container>
);

const urdu = (
  <Container>
    <Stack space="m" align="start">
      <Heading level={2} size="h1" narrow>
        آپ کی بچت کی قیمت، سب کے سامنے
      </Heading>
      <Text tone="secondary" size="lead" narrow>
        ہر فنڈ کی قیمت، اس کا خطرہ اور اس کے اخراجات ایک ہی جگہ، ہر کاروباری دن شام ساڑھے 6 بجے تک۔
      </Text>
      <Inline space="l">
        <RiskChip level={2} label="کم خطرہ" />
        <Change direction="down" value="0.0418" percent="0.04%" label="کمی" />
        <TextLink href="#nav">این اے وی کا ریکارڈ</TextLink>
      </Inline>
      <Button tone="gold" size="l">
        اپنے مقصد کا فنڈ تلاش کریں
      </Button>
    </Stack>
  </Container>
);

export const English: Story = {
  args: { tone: 'navy', pattern: <GirihField use="hero" />, children: fund },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading');
    await expect(getComputedStyle(heading).color).toBe('rgb(255, 255, 255)');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Urdu: Story = {
  globals: { dir: 'rtl' },
  args: { tone: 'navy', pattern: <GirihField use="hero" />, children: urdu },
};

export const Band: Story = {
  args: {
    tone: 'band',
    children: (
      <Container>
        <Heading level={2}>Start from the risk you can live with</Heading>
      </Container>
    ),
  },
};

export const Teal: Story = {
  args: {
    tone: 'teal',
    space: 'm',
    children: (
      <Container>
        <Heading level={2}>Prefer to talk it through?</Heading>
        <Text tone="secondary">Leave your number. An adviser calls back on the next business day.</Text>
      </Container>
    ),
  },
};
