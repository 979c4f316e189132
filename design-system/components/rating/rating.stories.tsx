import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Rating } from './rating.tsx';

const meta = {
  title: 'Components/Feedback/Rating',
  component: Rating,
  args: { value: 4.6, label: '4.6 out of 5, 212 reviews', text: '4.6 (212)' },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.6 out of 5, 212 reviews' })).toBeVisible();
  },
};
export const Half: Story = { tags: ['visual'], args: { value: 2.5, label: '2.5 out of 5', text: undefined } };
export const None: Story = { args: { value: 0, label: 'Not rated yet', text: 'Not rated yet' } };
export const All: Story = { args: { value: 5, label: '5 out of 5', text: '5.0 (3)' } };
