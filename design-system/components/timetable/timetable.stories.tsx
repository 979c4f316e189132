import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { dome, floorLamp, panels } from '../../docs/lamps.ts';
import { KeptValue } from '../../docs/kept-value.tsx';
import { Button } from '../button/button.tsx';
import { Countdown, clockFormat } from '../countdown/countdown.tsx';
import { ImageBox, type Picture } from '../image-box/image-box.tsx';
import { Price } from '../price/price.tsx';
import { Stack } from '../layout/layout.tsx';
import { SkeletonList } from '../skeleton/skeleton.tsx';
import { Heading } from '../text/heading.tsx';
import { Timetable, type TimetableSession } from './timetable.tsx';
import type { TimetableOffer } from './timetable-row.tsx';

type Hour = '10' | '14' | '20';

const small = (picture: Picture) => <ImageBox picture={{ ...picture, alt: '' }} sizes="96px" />;

const offer = (title: string, picture: Picture, share: number): TimetableOffer => ({
  id: title,
  title,
  href: `/product-detail?sku=${share}`,
  picture: small(picture),
  price: { now: '$62.00', was: { text: '$89.00', spoken: 'Was' } },
  discount: '−30 %',
  ...(share < 100
    ? { sold: { value: share, label: `Sold of ${title}`, text: `${share} % sold` } }
    : { note: 'Sold out' }),
  action: (
    <Button size="s" tone="outline" aria-label={share < 100 ? `Buy ${title}` : `Like it: ${title}`}>
      {share < 100 ? 'Buy' : 'Like it'}
    </Button>
  ),
});

const ahead = (title: string, picture: Picture): TimetableOffer => ({
  ...offer(title, picture, 0),
  sold: undefined,
  note: 'From 20:00',
  action: (
    <Button size="s" tone="outline" aria-label={`Remind me of ${title}`}>
      Remind me
    </Button>
  ),
});

const lead = (
  <Stack gap="s" as="article">
    <ImageBox picture={dome} sizes="(min-width: 900px) 500px, 100vw" ratio="portrait" />
    <Heading level={2} look={3}>
      Dome, table lamp
    </Heading>
    <Price now="$62.00" was={{ text: '$89.00', spoken: 'Was' }} size="l" />
    <div>
      <Button tone="brand">Buy</Button>
    </div>
  </Stack>
);

const sessions: TimetableSession<Hour>[] = [
  {
    value: '10',
    time: '10:00',
    stateText: 'Ended',
    offers: [{ ...offer('Hexagon panels', panels, 94), sold: undefined, note: 'Ended, now $89.00' }],
  },
  {
    value: '14',
    time: '14:00',
    stateText: 'Now',
    lead,
    offers: [
      offer('Hexagon panels', panels, 62),
      offer('Reed, floor lamp', floorLamp, 20),
      offer('Dome, table lamp in bone', dome, 100),
    ],
  },
  {
    value: '20',
    time: '20:00',
    stateText: 'Next',
    isAhead: true,
    offers: [ahead('Reed, floor lamp', floorLamp), ahead('Hexagon panels', panels)],
  },
];

const clock = (
  <>
    Ends in <Countdown left={4_360_000} format={clockFormat} label="Time left" />
  </>
);

function Opened({ first = '14', all = sessions }: { first?: Hour; all?: typeof sessions }) {
  return (
    <KeptValue first={first}>
      {(value, keep) => (
        <Timetable
          label="Sessions of today"
          sessions={all}
          value={value}
          onChange={keep}
          clock={clock}
          headingLevel={2}
        />
      )}
    </KeptValue>
  );
}

const meta = {
  title: 'Components/Commerce/Timetable',
  component: Timetable,
  parameters: { layout: 'padded' },
  args: { label: 'Sessions of today', sessions, value: '14', onChange: () => undefined },
  render: () => <Opened />,
} satisfies Meta<typeof Timetable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Now: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: '14:00 Now' })).toHaveAttribute('aria-selected', 'true');
    const rows = within(canvas.getByRole('list', { name: '14:00' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    await expect(canvas.getByRole('progressbar', { name: 'Sold of Hexagon panels' })).toBeVisible();
    await expect(rows[2]).toHaveTextContent('Sold out');
  },
};

/** The next session is quiet and can be asked for, by key. */
export const Next: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '20:00 Next' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Remind me of Reed, floor lamp' })).toBeVisible();
  },
};
export const Ended: Story = { render: () => <Opened first="10" /> };
export const Nothing: Story = {
  render: () => (
    <Opened
      all={[
        { value: '14', time: '14:00', stateText: 'Now', offers: [], empty: <p>Nothing is on sale at this hour.</p> },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is on sale at this hour.')).toBeVisible();
  },
};
export const LongWords: Story = {
  render: () => (
    <Opened
      all={[
        {
          value: '14',
          time: '14:00 Uhr',
          stateText: 'Läuft gerade',
          offers: [offer('Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung', dome, 62)],
        },
      ]}
    />
  ),
};
export const Loading: Story = { render: () => <SkeletonList count={4} /> };
