import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconChat, IconPin, IconTicket } from '../../icons/icons.ts';
import { MenuList } from './menu-list.tsx';

const meta = {
  title: 'Components/Navigation/Menu list',
  component: MenuList,
  args: {
    label: 'Your account',
    items: [
      { href: '/account/address-list', label: 'Addresses', icon: <IconPin /> },
      { href: '/coupon/list', label: 'Coupons', icon: <IconTicket />, note: '3 to use' },
      { href: '/support', label: 'Support', icon: <IconChat /> },
    ],
  },
} satisfies Meta<typeof MenuList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Addresses' })).toHaveFocus();
  },
};

/** A figure is read with its noun. */
export const Figures: Story = {
  args: {
    items: [
      { href: '/coin/center', label: 'Coins', icon: <IconPin />, figure: { shown: '1,280', spoken: '1,280 coins' } },
      { href: '/coupon/list', label: 'Coupons', icon: <IconTicket />, figure: { shown: '3', spoken: '3 coupons' } },
      { href: '/support', label: 'Support', icon: <IconChat /> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Coupons\s*3 coupons/ })).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    items: [
      {
        href: '/a',
        label: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung',
        icon: <IconPin />,
        note: 'Zuletzt vor siebenundzwanzig Minuten aktualisiert',
      },
    ],
  },
};
