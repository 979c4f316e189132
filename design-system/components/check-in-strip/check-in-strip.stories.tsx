import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { SkeletonText } from '../skeleton/skeleton.tsx';
import { CheckInStrip, type CheckInDay } from './check-in-strip.tsx';

const amounts = ['5', '5', '10', '10', '15', '15', '30'];

/** A week of which the first days are checked in; today is the next one, or none. */
const week = (checkedIn: number, today = checkedIn): CheckInDay[] =>
  amounts.map((amount, index) => ({
    name: `Day ${index + 1}`,
    amount,
    state: index < checkedIn ? 'on' : index === today ? 'today' : 'off',
    stateText: index < checkedIn ? 'checked in' : index === today ? 'today' : 'ahead',
  }));

const meta = {
  title: 'Components/Commerce/Check-in strip',
  component: CheckInStrip,
  parameters: { layout: 'padded' },
  args: {
    label: 'Seven days of check-in',
    days: week(2),
    action: <Button tone="brand">Check in, +10</Button>,
  },
} satisfies Meta<typeof CheckInStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThirdDay: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const days = within(canvas.getByRole('list', { name: 'Seven days of check-in' })).getAllByRole('listitem');
    await expect(days).toHaveLength(7);
    await expect(days[2]).toHaveTextContent('Day 3: 10, today');
    await expect(days[2]).toHaveAttribute('aria-current', 'date');
  },
};

export const CheckedIn: Story = {
  tags: ['visual'],
  args: { days: week(3, -1), action: undefined, status: 'Checked in: 10 coins more. Day 4 starts at midnight.' },
};

export const FirstDay: Story = { args: { days: week(0), action: <Button tone="brand">Check in, +5</Button> } };
export const LastDay: Story = { args: { days: week(6), action: <Button tone="brand">Check in, +30</Button> } };
export const WholeWeek: Story = { args: { days: week(7, -1), action: undefined, status: 'All seven days are lit.' } };

function PressedStrip() {
  const [isDone, setDone] = useState(false);
  const action = (
    <Button tone="brand" onClick={() => setDone(true)}>
      Check in, +10
    </Button>
  );
  return (
    <CheckInStrip
      label="Seven days of check-in"
      days={isDone ? week(3, -1) : week(2)}
      action={isDone ? undefined : action}
      status={isDone ? 'Checked in: 10 coins more.' : undefined}
    />
  );
}

/** The bulb of today lights by key, and the result is announced. */
export const ByKeyboard: Story = {
  render: () => <PressedStrip />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Check in, +10' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Checked in: 10 coins more.');
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent('Day 3: 10, checked in');
  },
};

export const Sending: Story = {
  args: {
    action: (
      <Button tone="brand" loading>
        Check in, +10
      </Button>
    ),
  },
};

/** A guest sees the week unlit, and the way to log in. */
export const Guest: Story = {
  args: { days: week(0, -1), action: <Button tone="outline">Log in to check in</Button> },
};
export const LongWords: Story = {
  args: {
    days: week(2).map((day) => ({ ...day, amount: `+1.${day.amount}0` })),
    action: <Button tone="brand">Heute einchecken und 10 Münzen erhalten</Button>,
  },
};
export const Loading: Story = { render: () => <SkeletonText lines={3} /> };
