import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { Stack } from '../layout/layout.tsx';
import { Banner, InlineMessage } from './banner.tsx';

const dismiss = { label: 'Close', onDismiss: fn() };

const meta = {
  title: 'Components/Feedback/Banner',
  component: Banner,
  args: { tone: 'info', children: 'Orders placed until noon leave the house today.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { tags: ['visual'] };
export const Positive: Story = {
  tags: ['visual'],
  args: { tone: 'positive', title: 'Thank you', children: 'Your review is online.' },
};
export const Caution: Story = {
  tags: ['visual'],
  args: { tone: 'caution', title: 'The price has changed', children: 'Dome now costs $39.99. Your cart follows it.' },
};

/** An alert: announced immediately. */
export const Critical: Story = {
  tags: ['visual'],
  args: {
    tone: 'critical',
    title: 'The payment did not work',
    children: 'Nothing was charged. Try again, or choose another way to pay.',
    action: <Button size="s">Try again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was charged');
  },
};

export const Brand: Story = {
  tags: ['visual'],
  args: { tone: 'brand', title: 'Lights for the dark months', children: <Link href="/home">See the collection</Link> },
};

export const Dismissible: Story = {
  args: { dismiss },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(dismiss.onDismiss).toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  args: {
    tone: 'caution',
    title: 'Lieferverzögerungen durch Straßenverkehrsordnungswidrigkeitenbearbeitung',
    children: 'Aufgrund der Witterungsverhältnisse verzögert sich die Zustellung voraussichtlich um zwei Arbeitstage.',
    dismiss,
  },
};

/** One line beside its subject. */
export const Inline: Story = {
  render: () => (
    <Stack gap="s">
      <InlineMessage tone="info">Ships from Bremen.</InlineMessage>
      <InlineMessage tone="positive">The code is right.</InlineMessage>
      <InlineMessage tone="caution">Only three are left.</InlineMessage>
      <InlineMessage tone="critical">This code has expired. Ask for another.</InlineMessage>
      <InlineMessage tone="brand">You earn 40 coins.</InlineMessage>
    </Stack>
  ),
};
