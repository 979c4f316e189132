import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconShield, IconTruck } from '../../icons/icons.ts';
import { NumberLine } from './number-line.tsx';

const meta = {
  title: 'Components/Layout/Number line',
  component: NumberLine,
  args: {
    title: '30 days to try it',
    text: 'If the light is wrong, send it back.',
    items: [
      { icon: <IconTruck />, title: 'Free standard delivery', text: 'on all but the smallest carts.' },
      { icon: <IconShield />, title: 'Up to 3 years of warranty', text: 'and ten years of spare parts.' },
    ],
  },
} satisfies Meta<typeof NumberLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One promise large, two small. */
export const Rest: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: '30 days to try it' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Alone: Story = {
  args: { text: undefined, items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
