import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconCart, IconGrid, IconHome, IconUser } from '../../icons/icons.ts';
import { TabBar } from './tab-bar.tsx';

const meta = {
  title: 'Components/Navigation/Tab bar',
  component: TabBar,
  args: {
    label: 'Shop',
    items: [
      { href: '/home', label: 'Home', icon: <IconHome />, current: true },
      { href: '/collections', label: 'Lamps', icon: <IconGrid /> },
      { href: '/shopping-cart', label: 'Cart', icon: <IconCart /> },
      { href: '/account/my-center', label: 'You', icon: <IconUser /> },
    ],
  },
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the bottom of phones; a desktop has the top bar. */
export const Rest: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Home', hidden: true })).toHaveAttribute('aria-current', 'page');
  },
};
