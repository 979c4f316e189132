import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StepIndicator } from './step-indicator.tsx';

const meta = {
  title: 'Components/Navigation/Step indicator',
  component: StepIndicator,
  args: {
    label: 'Checkout',
    steps: [
      { label: 'Address', state: 'done', spoken: 'done' },
      { label: 'Delivery', state: 'current', spoken: 'current' },
      { label: 'Payment', state: 'todo', spoken: 'to come' },
    ],
  },
} satisfies Meta<typeof StepIndicator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
  },
};
export const Failed: Story = {
  tags: ['visual'],
  args: {
    steps: [
      { label: 'Address', state: 'done', spoken: 'done' },
      { label: 'Delivery', state: 'done', spoken: 'done' },
      { label: 'Payment', state: 'failed', spoken: 'failed' },
    ],
  },
};
export const Done: Story = {
  args: {
    steps: [
      { label: 'Sent', state: 'done', spoken: 'done' },
      { label: 'Refunded', state: 'done', spoken: 'done' },
    ],
  },
};
export const LongWords: Story = {
  args: {
    steps: [
      { label: 'Lieferanschrift', state: 'done', spoken: 'erledigt' },
      { label: 'Versandart', state: 'current', spoken: 'jetzt' },
      { label: 'Zahlungsweise', state: 'todo', spoken: 'offen' },
    ],
  },
};
