import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { RewardStrip } from './reward-strip.tsx';

const coins = { href: '/coin/center', title: '1,280 coins', text: 'worth $12.80' };
const coupons = { href: '/coupon/list', title: '2 coupons', text: 'one until Fri, Nov 27' };

const meta = {
  title: 'Components/Commerce/Reward strip',
  component: RewardStrip,
  parameters: { layout: 'padded' },
  args: {
    label: 'Your coins and coupons',
    facts: [coins, coupons],
    action: <Button tone="outline">Check in, +10</Button>,
    status: '2 days in a row',
  },
} satisfies Meta<typeof RewardStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToDo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your coins and coupons' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const Guest: Story = {
  args: {
    label: 'For new members',
    facts: [{ href: '/account/signUp', title: '$12 off your first order', text: 'For new members' }],
    action: (
      <Button tone="outline" asChild>
        <a href="/account/login">Log in</a>
      </Button>
    ),
    status: undefined,
  },
};

export const CheckedIn: Story = {
  args: { action: undefined, status: 'Checked in today. Tomorrow brings 10 coins.' },
};

export const Waiting: Story = { args: { facts: [], action: undefined, status: undefined } };

export const Unsure: Story = {
  args: {
    action: <Button tone="outline">Try again</Button>,
    status: 'We did not get an answer. Trying again cannot count twice.',
  },
};

function PressedStrip() {
  const [isDone, setDone] = useState(false);
  const action = (
    <Button tone="outline" onClick={() => setDone(true)}>
      Check in, +10
    </Button>
  );
  return (
    <RewardStrip
      label="Your coins and coupons"
      facts={[{ ...coins, title: isDone ? '1,290 coins' : '1,280 coins' }, coupons]}
      action={isDone ? undefined : action}
      status={isDone ? 'Checked in. 10 coins more.' : '2 days in a row'}
    />
  );
}

/** The press is announced, and nothing moves. */
export const ByKeyboard: Story = {
  render: () => <PressedStrip />,
  play: async ({ canvas, userEvent }) => {
    const strip = canvas.getByRole('region', { name: 'Your coins and coupons' });
    const height = strip.offsetHeight;
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Check in, +10' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Checked in. 10 coins more.');
    await expect(strip.offsetHeight).toBe(height);
  },
};

export const LongWords: Story = {
  args: {
    facts: [
      { ...coins, title: '1.280.000 Münzen', text: 'im Wert von 12.800,00 €' },
      { ...coupons, title: '12 Gutscheine', text: 'einer davon bis Freitag, 27. November' },
    ],
    action: <Button tone="outline">Heute einchecken und 10 Münzen erhalten</Button>,
  },
};
