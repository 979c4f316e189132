import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Meter } from './meter.tsx';

const meta = {
  title: 'Components/Feedback/Meter',
  component: Meter,
  args: { value: 48_200, max: 60_000, label: 'Pledged', text: '$48,200 of $60,000', share: '80 %' },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Partial: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Pledged' })).toHaveAttribute(
      'aria-valuetext',
      '$48,200 of $60,000',
    );
  },
};
export const None: Story = { args: { value: 0, text: '$0 of $60,000', share: '0 %' } };
export const Reached: Story = { args: { value: 60_000, text: '$60,000 of $60,000', share: '100 %' } };

/** Above 100 % the goal moves into the bar. */
export const MoreThanAll: Story = { args: { value: 84_000, text: '$84,000 of $60,000', share: '140 %' } };
export const WithGoals: Story = {
  tags: ['visual'],
  args: {
    goals: [
      { value: 30_000, label: 'Black edition' },
      { value: 60_000, label: 'Second hook' },
      { value: 90_000, label: 'Dimmer for all' },
    ],
  },
};
export const LongWords: Story = {
  args: {
    text: '48.200,00 € von 60.000,00 € zugesagt von 1.204 Unterstützerinnen',
    goals: [{ value: 30_000, label: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung' }],
  },
};
