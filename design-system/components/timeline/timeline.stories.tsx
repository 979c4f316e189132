import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline } from './timeline.tsx';

const meta = {
  title: 'Components/Commerce/Timeline',
  component: Timeline,
  args: {
    label: 'Delivery',
    events: [
      {
        id: '3',
        title: 'Out for delivery',
        note: 'Oakland, CA',
        time: { text: 'Today, 8:12', dateTime: '2026-11-21T08:12' },
      },
      {
        id: '2',
        title: 'Arrived at the depot',
        note: 'San Jose, CA',
        time: { text: 'Yesterday, 21:40', dateTime: '2026-11-20T21:40' },
      },
      { id: '1', title: 'Handed to the carrier', time: { text: '19 November', dateTime: '2026-11-19' } },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The latest entry is on top. */
export const OnItsWay: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Out for delivery');
  },
};
export const First: Story = {
  args: { events: [{ id: '1', title: 'We have your order', time: { text: 'Just now', dateTime: '2026-11-21' } }] },
};
/** A failure is not lit. */
export const Failed: Story = {
  args: {
    events: [
      {
        id: '4',
        title: 'Nobody opened',
        note: 'The parcel waits at the post office',
        time: { text: 'Today, 10:04', dateTime: '2026-11-21T10:04' },
        failed: true,
      },
      ...meta.args.events,
    ],
  },
};
export const LongWords: Story = {
  args: {
    events: [
      {
        id: '1',
        title: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung',
        note: 'Zustellbasis Königs Wusterhausen-Niederlehme',
        time: { text: 'Mittwoch, 18. November', dateTime: '2026-11-18' },
      },
    ],
  },
};
