import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SummaryList } from './summary-list.tsx';

const meta = {
  title: 'Components/Commerce/Summary list',
  component: SummaryList,
  args: {
    rows: [
      { id: 'goods', label: 'Goods', value: '$118.00' },
      { id: 'coupon', label: 'Coupon', value: '-$10.00', tone: 'discount' },
      { id: 'shipping', label: 'Shipping', value: 'Free', note: 'Standard' },
      { id: 'tax', label: 'Tax', value: '$8.12', tone: 'muted' },
    ],
    total: { label: 'You pay', value: '$116.12' },
  },
} satisfies Meta<typeof SummaryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$116.12')).toBeVisible();
  },
};
export const TotalAlone: Story = {
  args: { rows: [], total: { label: 'You pay', value: 'Free', note: 'Paid with coins' } },
};
export const LongWords: Story = {
  args: {
    rows: [
      {
        id: 'a',
        label: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung',
        value: '12.499,90 €',
      },
    ],
    total: { label: 'Gesamtbetrag einschließlich Umsatzsteuer', value: '12.499,90 €' },
  },
};
