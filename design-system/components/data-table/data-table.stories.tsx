import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkeletonText } from '../skeleton/skeleton.tsx';
import { DataTable } from './data-table.tsx';

const meta = {
  title: 'Components/Layout/Data table',
  component: DataTable,
  args: {
    caption: 'Bill',
    columns: [
      { key: 'item', label: 'Item' },
      { key: 'quantity', label: 'Quantity', numeric: true },
      { key: 'price', label: 'Price', numeric: true },
    ],
    rows: [
      { id: '1', cells: { item: 'Dome, table lamp', quantity: 2, price: '$159.98' } },
      { id: '2', cells: { item: 'Hexagon panels', quantity: 1, price: '$129.99' } },
    ],
    sums: [
      { id: 'tax', label: 'Tax', value: '$24.12' },
      { id: 'total', label: 'Total', value: '$314.09' },
    ],
  },
} satisfies Meta<typeof DataTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Under 600 px each row is a block with the names of its columns. */
export const Bill: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Bill' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Dome, table lamp' })).toBeVisible();
  },
};
export const WithoutSums: Story = { args: { sums: [], captionHidden: true } };
export const Empty: Story = { args: { rows: [], sums: [], emptyText: 'Nothing was charged' } };
export const LongWords: Story = {
  tags: ['visual'],
  args: {
    rows: [
      {
        id: '1',
        cells: {
          item: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung',
          quantity: '1.204',
          price: '1.234.567,90 €',
        },
      },
    ],
    sums: [{ id: 'total', label: 'Gesamtbetrag einschließlich Umsatzsteuer', value: '1.234.567,90 €' }],
  },
};
export const Loading: Story = { render: () => <SkeletonText lines={5} /> };
