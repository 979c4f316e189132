import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { Price } from './price.tsx';

const meta = {
  title: 'Components/Commerce/Price',
  component: Price,
  args: { now: '$39.99' },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** The former price is struck through and announced as the former price. */
export const Discounted: Story = {
  tags: ['visual'],
  args: { now: '$31.99', was: { text: '$39.99', spoken: 'Was' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('$31.99Was $39.99');
  },
};
export const From: Story = { args: { prefix: 'From' } };
export const Free: Story = { args: { now: 'Free' } };
export const Unavailable: Story = { args: { now: 'Not available' } };
export const Sizes: Story = {
  render: (args) => (
    <Stack gap="s">
      <Price {...args} size="s" />
      <Price {...args} size="m" />
      <Price {...args} size="l" />
    </Stack>
  ),
};
export const Currencies: Story = {
  tags: ['visual'],
  render: () => (
    <Stack gap="s">
      {['$39.99', '39,99 €', '£34.99', 'CA$54.99', '¥5,980'].map((now) => (
        <Price key={now} now={now} />
      ))}
    </Stack>
  ),
};
