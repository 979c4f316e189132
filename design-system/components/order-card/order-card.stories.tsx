import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArtNoOrders } from '../../art/art-no-orders.tsx';
import { dome, floorLamp, panels } from '../../docs/lamps.ts';
import { Button } from '../button/button.tsx';
import { Countdown, clockFormat } from '../countdown/countdown.tsx';
import { SkeletonOrder } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../state-page/state-page.tsx';
import { OrderCard } from './order-card.tsx';

const track = (
  <Button size="s" tone="outline">
    Track parcel
  </Button>
);

/** What a card is called begins with what it says. */
const labelOf = (title: string) => `${title}. Details of order LP-2026-004711`;

const meta = {
  title: 'Components/Commerce/Order card',
  component: OrderCard,
  args: {
    title: 'Arrives by Thu, Nov 26',
    href: '/order/detail?orderNo=LP-2026-004711',
    linkLabel: labelOf('Arrives by Thu, Nov 26'),
    picture: dome,
    summary: 'Dome table lamp and 1 more · 2 pieces',
    number: 'LP-2026-004711',
    date: { text: 'Nov 18, 2026', dateTime: '2026-11-18' },
    total: '$249.98',
    actions: track,
  },
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The day is the headline; first the order, then its action. */
export const OnItsWay: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /LP-2026-004711/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Track parcel' })).toHaveFocus();
  },
};

export const ToPay: Story = {
  args: {
    title: '$249.98 to pay',
    linkLabel: labelOf('$249.98 to pay'),
    note: <Countdown left={754_000} format={clockFormat} label="Time left to pay" />,
    actions: (
      <Button size="s" tone="outline">
        Pay now
      </Button>
    ),
  },
};

export const Delivered: Story = {
  args: {
    title: 'Delivered Thu, Nov 26',
    linkLabel: labelOf('Delivered Thu, Nov 26'),
    summary: 'Hex wall panels',
    picture: panels,
    actions: (
      <Button size="s" tone="outline">
        Buy again
      </Button>
    ),
  },
};

export const Cancelled: Story = {
  args: { title: 'Cancelled', linkLabel: labelOf('Cancelled'), actions: undefined },
};

/** As they stand in the list: one hairline between two. */
export const InAList: Story = {
  tags: ['visual'],
  render: (args) => (
    <ul>
      <li>
        <OrderCard {...args} />
      </li>
      <li>
        <OrderCard
          {...args}
          title="Delivered Fri, Nov 20"
          linkLabel={labelOf('Delivered Fri, Nov 20')}
          picture={floorLamp}
          summary="Arc corner floor lamp"
        />
      </li>
    </ul>
  ),
};

export const WithoutPicture: Story = { args: { picture: undefined } };

export const LongWords: Story = {
  args: {
    title: 'Teilweise zurückgesandt',
    linkLabel: labelOf('Teilweise zurückgesandt'),
    summary: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung und vier weitere',
    total: '12.499,90 €',
  },
};

export const Loading: Story = { render: () => <SkeletonOrder /> };
export const None: Story = {
  render: () => (
    <EmptyState art={<ArtNoOrders />} title="No order yet" body="Orders and their way to you are shown here." />
  ),
};
