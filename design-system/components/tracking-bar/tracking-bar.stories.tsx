import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TrackingBar, type TrackingStop } from './tracking-bar.tsx';

const way = (...states: readonly TrackingStop['state'][]): TrackingStop[] => {
  const names = ['Ordered', 'Packed', 'Shipped', 'Out for delivery', 'Delivered'];
  const days = ['Nov 20', 'Nov 21', 'Nov 22', undefined, 'Thu, Nov 26'];
  const spoken = { done: 'done', current: 'now', todo: 'to come', delivered: 'done' } as const;
  return names.map((label, index) => {
    const state = states[index] ?? 'todo';
    return { id: label, label, note: days[index], state, spoken: state in spoken ? spoken[state as 'done'] : state };
  });
};

const meta = {
  title: 'Components/Commerce/Tracking bar',
  component: TrackingBar,
  args: { label: 'The way of your parcel', stops: way('done', 'done', 'current') },
} satisfies Meta<typeof TrackingBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone the words are those of the first, the present and the last stop. */
export const Shipped: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const stops = canvas.getAllByRole('listitem');
    await expect(stops).toHaveLength(5);
    await expect(stops[2]).toHaveAttribute('aria-current', 'step');
    await expect(stops[2]).toHaveTextContent('ShippedNov 22 now');
  },
};
export const Ordered: Story = { args: { stops: way('current') } };
export const Packed: Story = { args: { stops: way('done', 'current') } };
export const OutForDelivery: Story = { args: { stops: way('done', 'done', 'done', 'current') } };
export const Delivered: Story = {
  tags: ['visual'],
  args: { stops: way('done', 'done', 'done', 'done', 'delivered') },
};

/** The day has passed: the sign says it without the colour. */
export const Late: Story = {
  args: {
    stops: way('done', 'done', 'late').map((stop) =>
      stop.id === 'Delivered'
        ? { ...stop, note: 'Mon, Nov 30' }
        : stop.id === 'Shipped'
          ? { ...stop, note: 'Late' }
          : stop,
    ),
  },
};
export const Lost: Story = { args: { stops: way('done', 'done', 'done', 'lost') } };
export const Returned: Story = {
  args: {
    stops: [
      ...way('done', 'done', 'done', 'done').slice(0, 4),
      { id: 'back', label: 'Back with us', note: 'Dec 2', state: 'returned', spoken: 'returned' },
    ],
  },
};
export const TwoStops: Story = {
  args: {
    stops: [
      { id: 'sent', label: 'Sent', note: 'Nov 24', state: 'done', spoken: 'done' },
      { id: 'there', label: 'Ready to collect', state: 'current', spoken: 'now' },
    ],
  },
};
export const LongWords: Story = {
  args: {
    stops: [
      { id: '1', label: 'Bestellung eingegangen', note: 'Fr., 20. November', state: 'done', spoken: 'erledigt' },
      { id: '2', label: 'Zusammengestellt', note: 'Sa., 21. November', state: 'done', spoken: 'erledigt' },
      { id: '3', label: 'Im Zustellfahrzeug', note: 'Mi., 25. November', state: 'current', spoken: 'jetzt' },
      { id: '4', label: 'Zugestellt', note: 'Do., 26. November', state: 'todo', spoken: 'offen' },
    ],
  },
};
