import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from './progress.tsx';

const meta = {
  title: 'Components/Feedback/Progress',
  component: Progress,
  args: { value: 40, label: 'Pledged' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Pledged' })).toHaveAttribute('aria-valuenow', '40');
  },
};
export const None: Story = { args: { value: 0 } };
export const All: Story = { args: { value: 100, tone: 'positive' } };

/** A value above the maximum is shown as the maximum. */
export const MoreThanAll: Story = { args: { value: 140, tone: 'positive' } };
export const Caution: Story = { args: { value: 92, tone: 'caution' } };
export const Info: Story = { args: { value: 3, max: 10, tone: 'info' } };

/** A share of others, such as what is sold: amber is for what the shopper has earned. */
export const Neutral: Story = { args: { value: 62, tone: 'neutral', label: 'Sold' } };
