import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CartIconButton } from './cart-icon-button.tsx';

const meta = {
  title: 'Components/Navigation/Cart icon button',
  component: CartIconButton,
  args: { href: '/shopping-cart', count: 3, label: 'Cart, 3 items' },
} satisfies Meta<typeof CartIconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The count is part of the accessible name and not announced twice. */
export const Some: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Cart, 3 items' })).toHaveFocus();
    await expect(canvas.getByText('3')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Empty: Story = {
  args: { count: 0, label: 'Cart, empty' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).toBeNull();
  },
};

export const NinetyNine: Story = { args: { count: 99, label: 'Cart, 99 items' } };

export const More: Story = {
  args: { count: 100, label: 'Cart, 99+ items' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};

/** On pictures and dark background. */
export const Dark: Story = { tags: ['visual'], args: { variant: 'dark' } };
export const Pressed: Story = { tags: ['visual'], args: { variant: 'pressed' } };
