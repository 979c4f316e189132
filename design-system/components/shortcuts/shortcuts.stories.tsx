import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconBox, IconCard, IconReturn, IconTruck } from '../../icons/icons.ts';
import { Shortcuts } from './shortcuts.tsx';

const meta = {
  title: 'Components/Navigation/Shortcuts',
  component: Shortcuts,
  args: {
    label: 'Your orders',
    items: [
      { href: '/order/list?tab=pay', label: 'To pay', icon: <IconCard />, count: { value: 2, text: '2 orders' } },
      { href: '/order/list?tab=ship', label: 'To ship', icon: <IconBox />, count: { value: 0, text: 'none' } },
      { href: '/order/list?tab=shipped', label: 'On its way', icon: <IconTruck /> },
      { href: '/order/rma', label: 'Returns', icon: <IconReturn /> },
    ],
  },
} satisfies Meta<typeof Shortcuts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Icons: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /To pay\s*2 orders/ })).toHaveFocus();
  },
};
export const Figures: Story = {
  tags: ['visual'],
  args: {
    label: 'What you have',
    items: [
      { href: '/coupon/list', label: 'Coupons', figure: '3' },
      { href: '/coin/center', label: 'Coins', figure: '1,280' },
      { href: '/prom/prize-list', label: 'Prizes', figure: '0' },
    ],
  },
};
export const LongWords: Story = {
  args: {
    items: [
      { href: '/a', label: 'Rücksendungen', icon: <IconReturn /> },
      { href: '/b', label: 'Zahlungsausstehend', icon: <IconCard /> },
      { href: '/c', label: 'Versandbereit', icon: <IconBox /> },
    ],
  },
};
