import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { NotificationStack } from './notification-stack.tsx';

const meta = {
  title: 'Components/Feedback/Notification stack',
  component: NotificationStack,
  args: {
    label: 'Notices',
    onPause: fn(),
    onResume: fn(),
    items: [{ id: '1', tone: 'positive', message: 'Added to your cart' }],
  },
} satisfies Meta<typeof NotificationStack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 65 pixels below the top, centred; hovering a notice pauses its timer. */
export const One: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(getComputedStyle(canvas.getByRole('region', { name: 'Notices' })).top).toBe('65px');
    const { left, width } = canvas.getByRole('listitem').getBoundingClientRect();
    await expect(Math.abs(left + width / 2 - document.documentElement.clientWidth / 2)).toBeLessThanOrEqual(1);
    await userEvent.hover(canvas.getByText('Added to your cart'));
    await expect(args.onPause).toHaveBeenCalledWith('1');
  },
};

/** An error is announced immediately and stands above the others. */
export const Tones: Story = {
  tags: ['visual'],
  args: {
    items: [
      { id: '1', tone: 'info', message: 'Oops! Network error...' },
      { id: '2', tone: 'positive', message: 'Address saved' },
      { id: '3', tone: 'critical', message: 'The payment was refused' },
    ],
  },
};

export const WithAction: Story = {
  tags: ['visual'],
  args: {
    items: [{ id: '1', tone: 'info', message: 'Removed from your cart', action: { label: 'Undo', onPress: fn() } }],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await expect(args.onPause).toHaveBeenCalledWith('1');
  },
};

const dismissed = fn();

/** A short swipe springs back; beyond a third of the width it dismisses. */
export const SwipedAway: Story = {
  args: { items: [{ id: '1', tone: 'positive', message: 'Added to your cart', onDismiss: dismissed }] },
  play: async ({ canvas, userEvent }) => {
    dismissed.mockClear();
    const notice = canvas.getByRole('listitem');
    const swipe = (clientX: number) =>
      userEvent.pointer([
        { keys: '[TouchA>]', target: notice, coords: { clientX: 100 } },
        { pointerName: 'TouchA', target: notice, coords: { clientX } },
        { keys: '[/TouchA]', target: notice, coords: { clientX } },
      ]);
    await swipe(100 + notice.offsetWidth / 3);
    await expect(dismissed).not.toHaveBeenCalled();
    await expect(notice.style.translate).toBe('');
    await swipe(101 + notice.offsetWidth / 3);
    await expect(dismissed).toHaveBeenCalledOnce();
    await expect(notice).toHaveAttribute('data-swipe', 'away');
    await waitFor(() => expect(notice).not.toBeVisible());
  },
};

export const None: Story = { args: { items: [] } };

export const LongWords: Story = {
  args: {
    items: [
      {
        id: '1',
        tone: 'caution',
        message:
          'Die Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung ist nur noch zweimal vorrätig und wird bis Mittwoch zurückgelegt.',
      },
    ],
  },
};
