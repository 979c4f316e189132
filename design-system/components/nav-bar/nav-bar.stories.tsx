import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconMenu, IconUser } from '../../icons/icons.ts';
import { CartIconButton } from '../cart-icon-button/cart-icon-button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Logo } from '../logo/logo.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { NavBar } from './nav-bar.tsx';

const meta = {
  title: 'Components/Navigation/Nav bar',
  component: NavBar,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Shop',
    home: { href: '/home', label: 'Lampyris, home' },
    logo: <Logo name="Lampyris" />,
    links: [
      { href: '/collections/indoor', label: 'Indoor', current: true },
      { href: '/collections/outdoor', label: 'Outdoor' },
      { href: '/collections/tv', label: 'Screens' },
    ],
    menu: <IconButton label="Menu" icon={<IconMenu />} />,
    search: (
      <SearchField
        label="Search"
        placeholder="Search lamps"
        value=""
        onChange={() => undefined}
        clearLabel="Clear"
        onClear={() => undefined}
      />
    ),
    actions: (
      <>
        <IconButton label="Account" icon={<IconUser />} />
        <CartIconButton href="/shopping-cart" count={3} label="Cart, 3 items" />
      </>
    ),
  },
} satisfies Meta<typeof NavBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Browser: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lampyris, home' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Indoor', hidden: true })).toHaveAttribute('aria-current', 'page');
  },
};

/** In a web view: the app has its own title bar, so this one is hidden. */
export const InAnApp: Story = {
  decorators: [
    (Shown) => (
      <div data-embedded="">
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner', { hidden: true })).not.toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** A checkout page has no other links. */
export const Bare: Story = { args: { links: [], menu: undefined, search: undefined, actions: undefined } };
