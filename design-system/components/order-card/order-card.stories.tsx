import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArtNoOrders } from '../../art/art-no-orders.tsx';
import { dome, floorLamp, panels } from '../../docs/lamps.ts';
import { Button } from '../button/button.tsx';
import { Countdown, clockFormat } from '../countdown/countdown.tsx';
import { SkeletonOrder } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../state-page/state-page.tsx';
import { OrderCard } from './order-card.tsx';

const meta = {
  title: 'Components/Commerce/Order card',
  component: OrderCard,
  args: {
    number: 'LP-2026-004711',
    href: '/order/detail?orderNo=LP-2026-004711',
    date: { text: '18 November 2026', dateTime: '2026-11-18' },
    status: { text: 'To pay', tone: 'caution' },
    pictures: [dome, panels],
    total: '$249.98',
    summary: 'Dome and 1 more',
    note: <Countdown left={754_000} format={clockFormat} label="Time left to pay" />,
    actions: <Button size="s">Pay now</Button>,
  },
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** First the order, then its actions. */
export const ToPay: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /LP-2026-004711/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pay now' })).toHaveFocus();
  },
};

export const OnItsWay: Story = {
  args: {
    status: { text: 'On its way', tone: 'info' },
    note: undefined,
    actions: (
      <Button size="s" tone="outline">
        Track
      </Button>
    ),
  },
};
export const Completed: Story = {
  args: {
    status: { text: 'Completed', tone: 'positive' },
    note: undefined,
    actions: (
      <Button size="s" tone="outline">
        Buy again
      </Button>
    ),
  },
};
export const Cancelled: Story = {
  args: { status: { text: 'Cancelled', tone: 'neutral' }, note: undefined, actions: undefined },
};
export const ManyPictures: Story = {
  tags: ['visual'],
  args: { pictures: [dome, panels, floorLamp], more: '+4', summary: undefined },
};

export const LongWords: Story = {
  args: {
    summary: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung und vier weitere',
    status: { text: 'Teilweise zurückgesandt', tone: 'info' },
    total: '12.499,90 €',
  },
};

export const Loading: Story = { render: () => <SkeletonOrder /> };
export const None: Story = {
  render: () => (
    <EmptyState art={<ArtNoOrders />} title="No order yet" body="Orders and their way to you are shown here." />
  ),
};
