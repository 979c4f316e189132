import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Slot } from './slot.tsx';

const meta = {
  title: 'Components/Foundations/Slot',
  component: Slot,
  args: { className: 'lent', children: <a href="/collections">All lamps</a> },
} satisfies Meta<typeof Slot>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Passes its attributes to its only child and renders no element of its own. */
export const Lent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All lamps' })).toHaveClass('lent');
  },
};
