import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  SkeletonList,
  SkeletonCard,
  SkeletonCart,
  SkeletonForm,
  SkeletonOrder,
  SkeletonProduct,
  SkeletonText,
} from './skeleton.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: SkeletonList,
  args: { count: 4 },
  render: (args) => (
    <div aria-busy="true">
      <SkeletonList {...args} />
    </div>
  ),
} satisfies Meta<typeof SkeletonList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers announce that the host is busy, and ignore the shapes. */
export const List: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const Card: Story = { render: () => <SkeletonCard /> };
export const Words: Story = { render: () => <SkeletonText lines={4} /> };
export const Product: Story = { tags: ['visual'], render: () => <SkeletonProduct /> };
export const Cart: Story = { render: () => <SkeletonCart /> };
export const Form: Story = { render: () => <SkeletonForm /> };
export const Order: Story = { tags: ['visual'], render: () => <SkeletonOrder /> };
