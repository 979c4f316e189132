import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/badge.tsx';
import { SkeletonText } from '../skeleton/skeleton.tsx';
import { Text } from '../text/text.tsx';
import { Container, Divider, Grid, Inline, Panel, Stack, VisuallyHidden } from './layout.tsx';

const boxes = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Panel key={index}>
      <Text>{index + 1}</Text>
    </Panel>
  ));

const meta = { title: 'Components/Layout/Layout', component: Stack } satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Children below each other with one gap. */
export const UnderEachOther: Story = { args: { gap: 's', children: boxes(3) } };

/** Children beside each other; with `wrap` they continue on the next line. */
export const BesideEachOther: Story = {
  render: () => (
    <Inline gap="xs" wrap>
      {['Indoor', 'Outdoor', 'Battery', 'Dimmable', 'Wiederaufladbar', 'Spritzwassergeschützt'].map((word) => (
        <Badge key={word}>{word}</Badge>
      ))}
    </Inline>
  ),
};

export const Gaps: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap="l">
      {(['xxs', 'xs', 's', 'm', 'l', 'xl'] as const).map((gap) => (
        <Inline key={gap} gap={gap} wrap>
          <Badge tone="inverse">{gap}</Badge>
          <Badge>lamp</Badge>
          <Badge>lamp</Badge>
        </Inline>
      ))}
    </Stack>
  ),
};

export const ProductPlan: Story = { render: () => <Grid plan="products">{boxes(8)}</Grid> };
export const CardPlan: Story = { tags: ['visual'], render: () => <Grid plan="cards">{boxes(3)}</Grid> };
export const PairPlan: Story = { render: () => <Grid plan="pairs">{boxes(2)}</Grid> };
export const AsidePlan: Story = { render: () => <Grid plan="aside">{boxes(2)}</Grid> };

/** The page width. */
export const Widths: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Stack gap="m">
      {(['narrow', 'medium', 'wide'] as const).map((width) => (
        <Container key={width} width={width}>
          <Panel>
            <Text>{width}</Text>
          </Panel>
        </Container>
      ))}
    </Stack>
  ),
};

export const Divided: Story = {
  render: () => (
    <Stack>
      <Text>The lamp</Text>
      <Divider />
      <Text>The room</Text>
    </Stack>
  ),
};

/** A busy group with a name that is announced. */
export const Loading: Story = {
  args: { loadingLabel: 'Loading the orders', children: <SkeletonText lines={4} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Loading the orders' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** Visible to screen readers only. */
export const Hidden: Story = {
  render: () => (
    <Text>
      4.8 <VisuallyHidden>of 5 stars</VisuallyHidden>
    </Text>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByText('of 5 stars').getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};
