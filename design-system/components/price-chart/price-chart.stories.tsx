import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PriceChart } from './price-chart.tsx';

const day = 86_400_000;
const start = Date.UTC(2025, 9, 21);

const meta = {
  title: 'Components/Commerce/Price chart',
  component: PriceChart,
  args: {
    label: 'Between $59.00 and $89.00 since Oct 21, 2025',
    points: [
      { id: 'a', at: start, value: 8_900, day: 'Oct 21, 2025', amount: '$89.00' },
      { id: 'b', at: start + 240 * day, value: 6_900, day: 'Jun 18, 2026', amount: '$69.00' },
      { id: 'c', at: start + 260 * day, value: 8_900, day: 'Jul 8, 2026', amount: '$89.00' },
      { id: 'd', at: start + 385 * day, value: 5_900, day: 'Nov 10, 2026', amount: '$59.00' },
    ],
    end: { at: start + 400 * day, label: 'Today' },
    table: { open: 'Show as a table', caption: 'Price of one', day: 'From', price: 'Price' },
  },
} satisfies Meta<typeof PriceChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeChanges: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'Between $59.00 and $89.00 since Oct 21, 2025' })).toBeVisible();
    await expect(canvas.queryByText('$69.00')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show as a table'));
    // On a narrow screen the names of the columns stand in the rows.
    const days = canvas.getAllByRole('rowheader').map((day) => day.textContent);
    await expect(days).toEqual(['Nov 10, 2026', 'Jul 8, 2026', 'Jun 18, 2026', 'Oct 21, 2025']);
    await expect(canvas.getByText('$69.00')).toBeVisible();
  },
};

export const LongAmounts: Story = {
  args: {
    points: [
      { id: 'a', at: start, value: 123_456_790, day: '2025/10/21', amount: '1.234.567,90 €' },
      { id: 'b', at: start + 200 * day, value: 99_000_000, day: '2026/05/09', amount: '990.000,00 €' },
    ],
  },
};
