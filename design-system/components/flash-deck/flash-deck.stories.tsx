import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dome, floorLamp, panels } from '../../docs/lamps.ts';
import { Countdown, clockFormat } from '../countdown/countdown.tsx';
import type { Picture } from '../image-box/image-box.tsx';
import { FlashDeck, type FlashOffer } from './flash-deck.tsx';

const offer = (title: string, picture: Picture, gone: number): FlashOffer => ({
  title,
  href: `/product-detail?sku=${gone}`,
  picture,
  price: { now: '$59.99', was: { text: '$79.99', spoken: 'Was' } },
  badge: { text: '−25 %', tone: 'sale' },
  quota: { value: gone, label: `Claimed of ${title}`, text: `${gone} % claimed` },
});

const meta = {
  title: 'Components/Commerce/Flash deck',
  component: FlashDeck,
  parameters: { layout: 'padded' },
  args: {
    title: 'Flash sale',
    lead: 'Ends in',
    countdown: <Countdown left={9_254_000} format={clockFormat} label="Time left" />,
    emptyText: 'The next one begins at noon.',
    previousLabel: 'Back',
    nextLabel: 'On',
    offers: [
      offer('Dome, table lamp', dome, 62),
      offer('Hexagon panels', panels, 94),
      offer('Reed, floor lamp', floorLamp, 8),
    ],
  },
} satisfies Meta<typeof FlashDeck>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(3);
  },
};
export const Soon: Story = {
  args: { lead: 'Starts in', countdown: <Countdown calm left={52_000_000} format={clockFormat} label="Time to go" /> },
};
export const None: Story = { args: { offers: [], lead: 'Over', countdown: undefined } };
export const Loading: Story = { args: { offers: [], loading: true } };
export const LongWords: Story = {
  args: {
    title: 'Blitzangebote',
    lead: 'Endet voraussichtlich in',
    offers: [offer('Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung', dome, 100)],
  },
};
