import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkeletonText } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../state-page/state-page.tsx';
import { WinnerList } from './winner-list.tsx';

const meta = {
  title: 'Components/Commerce/Winner list',
  component: WinnerList,
  args: {
    label: 'Winners',
    winners: [
      { id: '1', name: 'A•••a', place: 'United States', prize: 'Floor lamp' },
      { id: '2', name: 'J•••n', place: 'Canada', prize: 'Night light', you: 'You' },
      { id: '3', name: 'M•••i', place: 'Japan', prize: 'Coupon of $10' },
    ],
  },
} satisfies Meta<typeof WinnerList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only the viewer's own row is highlighted. */
export const WithYou: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('You');
  },
};
export const WithoutYou: Story = {
  args: { winners: [{ id: '1', name: 'A•••a', place: 'United States', prize: 'Floor lamp' }] },
};
export const LongWords: Story = {
  args: {
    winners: [
      {
        id: '1',
        name: 'M•••e',
        place: 'Vereinigtes Königreich',
        prize: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung',
        you: 'Sie',
      },
    ],
  },
};
export const None: Story = {
  render: () => <EmptyState title="Not drawn yet" body="The names stand here from 9 December." />,
};
export const Loading: Story = { render: () => <SkeletonText lines={4} /> };
