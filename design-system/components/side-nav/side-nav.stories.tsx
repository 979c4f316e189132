import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconBox, IconCard, IconHome, IconLock, IconPin, IconTicket } from '../../icons/icons.ts';
import { Grid, Panel } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { SideNav } from './side-nav.tsx';

const meta = {
  title: 'Components/Navigation/Side nav',
  component: SideNav,
  args: {
    label: 'Your account',
    current: '/order/list',
    items: [
      { href: '/account/my-center', label: 'Overview', icon: <IconHome /> },
      { href: '/order/list', label: 'Orders', icon: <IconBox />, count: 2 },
      { href: '/coupon/list', label: 'Coupons', icon: <IconTicket />, count: 3 },
      { href: '/account/address-list', label: 'Addresses', icon: <IconPin />, count: 0 },
      { href: '/account/cards', label: 'Cards', icon: <IconCard /> },
      { href: '/account/security', label: 'Security', icon: <IconLock /> },
    ],
  },
  render: (args) => (
    <Grid plan="filters">
      <SideNav {...args} />
      <Panel>
        <Text>The page of its own. On a phone it stands here alone, and the menu list leads to it.</Text>
      </Panel>
    </Grid>
  ),
} satisfies Meta<typeof SideNav>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Marks the current page; hidden on a phone. */
export const Rest: Story = {
  play: async ({ canvas, userEvent }) => {
    const orders = canvas.queryByRole('link', { name: 'Orders 2' });
    if (orders === null) return;
    await expect(orders).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveFocus();
  },
};

/** A page outside the list: nothing is marked. */
export const Elsewhere: Story = { args: { current: undefined } };

export const WordsAlone: Story = {
  args: { items: meta.args.items.map(({ href, label }) => ({ href, label })) },
};

export const LongWords: Story = {
  args: {
    current: '/a',
    items: [
      {
        href: '/a',
        label: 'Benachrichtigungseinstellungen und Lieferbenachrichtigungen',
        icon: <IconLock />,
        count: 1_204,
      },
      { href: '/b', label: 'Adressen', icon: <IconPin /> },
    ],
  },
};
