import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../choice/checkbox.tsx';
import { Waterfall, type WaterfallProps } from './waterfall.tsx';

const meta = {
  title: 'Components/Commerce/Waterfall',
  component: Waterfall,
  args: {
    label: 'How this price is made',
    rows: [
      { id: 'list', label: 'List price', amount: '$89.00', change: 8_900 },
      { id: 'sale', label: 'Autumn sale', reason: 'Until Mon, Nov 30', amount: '−$20.00', change: -2_000 },
      { id: 'coupon', label: 'Coupon GLOW5', reason: '$5 off over $60', amount: '−$5.00', change: -500 },
      { id: 'delivery', label: 'Delivery', reason: 'Over $49', amount: 'Free', change: 0 },
    ],
    total: { label: 'You pay', amount: '$64.00', note: '+ sales tax' },
  },
} satisfies Meta<typeof Waterfall>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Descending: Story = {
  tags: ['visual'],
  args: { action: <Button tone="brand">Add to cart</Button> },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows).toHaveLength(5);
    await expect(rows[1]).toBe('Autumn saleUntil Mon, Nov 30−$20.00');
    await expect(rows[4]).toBe('You pay$64.00 + sales tax');
  },
};

/** Tax and shipping lengthen the bar. */
export const Rising: Story = {
  tags: ['visual'],
  args: {
    rows: [
      { id: 'list', label: 'List price', amount: '€119.00', change: 11_900 },
      { id: 'sale', label: 'Sale price', amount: '−€30.00', change: -3_000 },
      { id: 'delivery', label: 'Delivery', reason: 'To Germany, 2 to 4 days', amount: '+€5.90', change: 590 },
      { id: 'tax', label: 'VAT', reason: '19 %', amount: '+€18.03', change: 1_803 },
    ],
    total: { label: 'You pay', amount: '€112.93', note: 'incl. VAT' },
  },
};

/** Nothing changes the list price, so no bars are drawn. */
export const Unchanged: Story = {
  args: {
    rows: [
      { id: 'list', label: 'List price', amount: '$89.00', change: 8_900 },
      { id: 'delivery', label: 'Delivery', reason: 'Over $49', amount: 'Free', change: 0 },
    ],
    total: { label: 'You pay', amount: '$89.00', note: '+ sales tax' },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(0);
  },
};

function WithCoupon(props: WaterfallProps) {
  const [used, setUsed] = useState(false);
  const [list, sale, , delivery] = meta.args.rows;
  const coupon = {
    id: 'coupon',
    label: <Checkbox label="Use coupon GLOW5" checked={used} onChange={(event) => setUsed(event.target.checked)} />,
    amount: used ? '−$5.00' : '$0.00',
    change: used ? -500 : 0,
  };
  const rows = [list, sale, coupon, delivery].flatMap((row) => (row ? [row] : []));
  return <Waterfall {...props} rows={rows} total={{ ...props.total, amount: used ? '$64.00' : '$69.00' }} />;
}

/** A row can carry a control in place of its name. */
export const Toggle: Story = {
  render: (args) => <WithCoupon {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('$69.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Use coupon GLOW5' }));
    await expect(canvas.getByText('−$5.00')).toBeVisible();
    await expect(canvas.getByText('$64.00')).toBeVisible();
  },
};

/** Nothing is below nothing. */
export const PaidByCoupon: Story = {
  args: {
    rows: [
      { id: 'list', label: 'List price', amount: '$19.00', change: 1_900 },
      { id: 'coupon', label: 'Gift coupon', reason: '$25 off', amount: '−$19.00', change: -2_500 },
    ],
    total: { label: 'You pay', amount: '$0.00' },
  },
};
export const ResultAlone: Story = { args: { rows: [], total: { label: 'You pay', amount: '$89.00' } } };
export const LongWords: Story = {
  args: {
    rows: [
      { id: 'list', label: 'Unverbindliche Preisempfehlung', amount: '1.234.567,90 €', change: 123_456_790 },
      {
        id: 'sale',
        label: 'Außenbeleuchtungssteuerungswochen',
        reason: 'Bis Donnerstag, 26. November, solange der Vorrat reicht',
        amount: '−234.567,90 €',
        change: -23_456_790,
      },
    ],
    total: { label: 'Gesamtbetrag', amount: '1.000.000,00 €', note: 'einschließlich Umsatzsteuer' },
  },
};
