import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { panels } from '../../docs/lamps.ts';
import { Button } from '../button/button.tsx';
import { Countdown, clockFormat } from '../countdown/countdown.tsx';
import { Meter } from '../meter/meter.tsx';
import { DealHero } from './deal-hero.tsx';

const meta = {
  title: 'Components/Commerce/Deal hero',
  component: DealHero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Hex panels, seven pieces',
    lead: 'They follow the music, or stand still in one colour.',
    picture: panels,
    price: { now: '$89.99', was: { text: '$129.99', spoken: 'Was' } },
    saving: 'save $40',
    phase: 'live',
    phaseText: 'Ends in',
    countdown: <Countdown left={9_254_000} format={clockFormat} label="Time left" />,
    quota: <Meter value={620} max={1_000} label="Claimed" text="620 of 1,000 claimed" />,
    action: (
      <Button tone="brand" size="l">
        Buy now
      </Button>
    ),
  },
} satisfies Meta<typeof DealHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Hex panels, seven pieces' })).toBeVisible();
  },
};
export const LastMinute: Story = {
  args: { countdown: <Countdown left={42_000} format={clockFormat} label="Time left" /> },
};
export const Soon: Story = {
  args: {
    phase: 'soon',
    phaseText: 'Starts in',
    quota: undefined,
    action: (
      <Button tone="outline" size="l">
        Remind me
      </Button>
    ),
  },
};
export const SoldOut: Story = {
  tags: ['visual'],
  args: {
    phase: 'soldOut',
    phaseText: 'Sold out',
    countdown: undefined,
    quota: undefined,
    action: (
      <Button tone="outline" size="l">
        See what is like it
      </Button>
    ),
  },
};
export const Over: Story = {
  args: { phase: 'over', phaseText: 'Over', countdown: undefined, quota: undefined, action: undefined },
};
export const LongWords: Story = {
  args: {
    title: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung',
    price: { now: '1.089,99 €', was: { text: '1.129,99 €', spoken: 'Bisher' } },
    saving: '40,00 € gespart',
  },
};
