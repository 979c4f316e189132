import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ArtEmptyCart } from '../../art/art-empty-cart.tsx';
import { dome, panels } from '../../docs/lamps.ts';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../choice/checkbox.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import { SkeletonCart } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../state-page/state-page.tsx';
import { CartLineCard } from './cart-line-card.tsx';

const change = fn();
const select = (checked: boolean) => (
  <Checkbox label="Dome, chosen" labelHidden checked={checked} onChange={() => undefined} />
);
const quantity = (
  <QuantityStepper
    label="How many of Dome"
    value={2}
    min={1}
    max={5}
    onChange={change}
    decreaseLabel="One less"
    increaseLabel="One more"
    maxReason="Only 5 left"
  />
);
const remove = (
  <Button tone="quiet" size="s">
    Remove
  </Button>
);

const meta = {
  title: 'Components/Commerce/Cart line card',
  component: CartLineCard,
  args: {
    title: 'Dome, table lamp',
    href: '/product/dome',
    picture: dome,
    options: 'Bone, 220 mm',
    price: { now: '$79.98' },
    unit: '2 × $39.99',
  },
} satisfies Meta<typeof CartLineCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In an order: read-only. */
export const ToRead: Story = {};

export const InTheCart: Story = {
  tags: ['visual'],
  args: { select: select(true), quantity, actions: remove },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(change).toHaveBeenCalledWith(3);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Dome, table lamp' })).toBeVisible();
  },
};

export const NotChosen: Story = { args: { select: select(false), quantity, actions: remove } };

export const OnSale: Story = {
  args: {
    price: { now: '$63.98', was: { text: '$79.98', spoken: 'Was' } },
    notes: [
      { text: 'Price changed, was $44.99', tone: 'info' },
      { text: 'Only 3 left', tone: 'caution' },
    ],
    quantity,
    actions: remove,
  },
};

/** A line that cannot be bought stays in the cart, says why, and can only be removed. */
export const Unavailable: Story = {
  tags: ['visual'],
  args: {
    select: select(false),
    unavailable: true,
    notes: [{ text: 'Sold out', tone: 'critical' }],
    quantity: undefined,
    actions: remove,
  },
};

export const LongWords: Story = {
  tags: ['visual'],
  args: {
    title: 'Sechseckige Wandleuchtenpaneele mit Farbwechsel, Erweiterungspackung mit sieben Elementen',
    picture: panels,
    options: 'Außenbeleuchtungstauglich, Verlängerungskabel 2,5 m, Netzstecker Typ F',
    price: { now: '1.299,00 €', was: { text: '1.499,00 €', spoken: 'Bisher' } },
    unit: '1 × 1.299,00 €',
    select: select(true),
    quantity,
    actions: remove,
  },
};

export const Loading: Story = { render: () => <SkeletonCart lines={2} /> };
export const None: Story = {
  render: () => (
    <EmptyState art={<ArtEmptyCart />} title="Your cart is empty" body="What you put in waits here, on every device." />
  ),
};
