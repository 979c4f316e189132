import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Price } from '../price/price.tsx';
import { BuyBar } from './buy-bar.tsx';

const add = fn();

const meta = {
  title: 'Components/Commerce/Buy bar',
  component: BuyBar,
  args: {
    price: <Price now="$129.99" />,
    children: (
      <Button tone="brand" block onClick={add}>
        Add to cart
      </Button>
    ),
  },
} satisfies Meta<typeof BuyBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Wide screens have the action beside the pictures and no bar. */
export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.queryByRole('button', { name: 'Add to cart' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(add).toHaveBeenCalledTimes(button ? 1 : 0);
  },
};

export const OnSale: Story = {
  tags: ['visual'],
  args: { price: <Price now="$99.99" was={{ text: '$129.99', spoken: 'Was' }} /> },
};

/** The action includes the price. */
export const PriceInAction: Story = {
  args: {
    price: undefined,
    children: (
      <Button tone="brand" block>
        Place order and pay $129.99
      </Button>
    ),
  },
};

export const Adding: Story = {
  args: {
    children: (
      <Button tone="brand" block loading>
        Add to cart
      </Button>
    ),
  },
};

export const SoldOut: Story = {
  tags: ['visual'],
  args: {
    price: <Price now="Sold out" />,
    children: (
      <Button tone="outline" block>
        Tell me when it is back
      </Button>
    ),
  },
};

export const LongWords: Story = {
  args: {
    price: <Price now="1.299,00 €" was={{ text: '1.499,00 €', spoken: 'Bisher' }} />,
    children: (
      <Button tone="brand" block>
        In den Einkaufswagen legen
      </Button>
    ),
  },
};
