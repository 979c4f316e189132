import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { clockFormat, Countdown } from './countdown.tsx';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

const meta = {
  title: 'Components/Feedback/Countdown',
  component: Countdown,
  args: { left: 14 * minute + 58 * second, label: 'Time left to pay', format: clockFormat },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Minutes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer', { name: 'Time left to pay' })).toHaveTextContent('14:58');
  },
};
export const Hours: Story = { args: { left: 3 * hour + 14 * minute } };
export const Days: Story = { tags: ['visual'], args: { left: 50 * hour, label: 'The deal ends in' } };

/** The last minute has an urgent colour. */
export const LastMinute: Story = { tags: ['visual'], args: { left: 59 * second } };

/** A countdown to an end that costs nothing stays calm. */
export const CalmLastMinute: Story = { args: { left: 59 * second, calm: true, label: 'New code in' } };

export const Ended: Story = {
  args: { left: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:00');
  },
};

export const InWords: Story = {
  args: { left: 50 * hour, format: ({ days, hours }) => `Noch ${days} Tage und ${hours} Stunden` },
};
