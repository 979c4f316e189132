import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkeletonText } from '../skeleton/skeleton.tsx';
import { PriceStairs } from './price-stairs.tsx';

const meta = {
  title: 'Components/Commerce/Price stairs',
  component: PriceStairs,
  parameters: { layout: 'padded' },
  args: {
    label: 'Price steps',
    sold: 139,
    steps: [
      { amount: 2900, pieces: 100, price: '$29', range: 'First 100' },
      { amount: 3900, pieces: 100, price: '$39', range: '101 to 200' },
      { amount: 4900, pieces: 300, price: '$49', range: '201 to 500' },
      { amount: 5900, pieces: 200, price: '$59', range: '501 to 700' },
    ],
    stateText: (state, left) => ({ sold: 'Sold out', current: `Now, ${left} left`, ahead: 'Later' })[state],
  },
} satisfies Meta<typeof PriceStairs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SecondStep: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[1]).toHaveTextContent('101 to 200: $39, Now, 61 left');
    await expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
  },
};
export const NothingSold: Story = { args: { sold: 0 } };
export const LastPiece: Story = { args: { sold: 699 } };
export const SoldOut: Story = {
  tags: ['visual'],
  args: { sold: 700 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sold out')).toHaveLength(4);
  },
};
export const TwoSteps: Story = {
  args: {
    sold: 12,
    steps: [
      { amount: 12_900, pieces: 50, price: '$129', range: 'First 50' },
      { amount: 14_900, pieces: 450, price: '$149', range: '51 to 500' },
    ],
  },
};
export const LongWords: Story = {
  args: {
    steps: [
      { amount: 124_900, pieces: 10, price: '1.249 €', range: 'Die ersten zehn Stück' },
      { amount: 134_900, pieces: 200, price: '1.349 €', range: 'Elftes bis zweihundertzehntes Stück' },
      { amount: 149_900, pieces: 600, price: '1.499 €', range: 'Danach' },
    ],
    sold: 14,
    stateText: (state, left) => ({ sold: 'Ausverkauft', current: `Jetzt, noch ${left} Stück`, ahead: 'Später' })[state],
  },
};
export const Loading: Story = { render: () => <SkeletonText lines={4} /> };
