import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { OpenedByButton, seen } from '../../docs/opened-by-button.tsx';
import { veilBehind } from '../../docs/veil-behind.ts';
import { RevokeDialog, type RevokeDialogProps } from './revoke-dialog.tsx';

function Revoking(args: RevokeDialogProps<string>) {
  return (
    <OpenedByButton label="Cancel this order">
      {({ open, close }) => (
        <RevokeDialog
          {...args}
          open={open}
          onCancel={() => {
            args.onCancel();
            close();
          }}
        />
      )}
    </OpenedByButton>
  );
}

const meta = {
  title: 'Components/Overlays/Revoke dialog',
  component: RevokeDialog,
  args: {
    open: false,
    title: 'Cancel this order?',
    message: 'Nothing has been sent yet, so nothing has to come back.',
    summary: [
      { name: 'Order', value: 'LM-2026-004711' },
      { name: 'Refund', value: '$84.12' },
    ],
    consequences: ['The money is back within 5 days.', 'The coupon can be used again.'],
    reasons: {
      legend: 'Why?',
      options: [
        { value: 'LATE', label: 'It takes too long' },
        { value: 'OTHER', label: 'Something else' },
      ],
    },
    reasonMissing: 'Choose a reason.',
    confirmLabel: 'Cancel order',
    cancelLabel: 'Keep order',
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: (args) => <Revoking {...args} />,
} satisfies Meta<typeof RevokeDialog<string>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel this order' }));
  await seen(await screen.findByRole('alertdialog', { name: 'Cancel this order?' }));
};

/** One button confirms and one keeps the order, over the backdrop of every dialog. */
export const Idle: Story = {
  tags: ['visual'],
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('button', { name: 'Cancel order' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Keep order' })).toBeVisible();
    await expect(veilBehind(screen.getByRole('alertdialog')).layer).toBe(198);
  },
};

/** A missing reason is reported, and the focus moves to the reasons. */
export const ReasonMissing: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    await seen(await screen.findByText('Choose a reason.'));
    await expect(screen.getByRole('radio', { name: 'It takes too long' })).toHaveFocus();
    await expect(context.args.onConfirm).not.toHaveBeenCalled();
  },
};

export const WithReason: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.click(screen.getByRole('radio', { name: 'Something else' }));
    await context.userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    await expect(context.args.onConfirm).toHaveBeenCalledWith('OTHER');
  },
};

/** While the request runs, not even Escape closes it. */
export const Submitting: Story = {
  args: { busy: true },
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toHaveAttribute('aria-busy', 'true');
    await expect(context.args.onCancel).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  tags: ['visual'],
  args: { failure: 'The parcel has just been handed over. You can send it back instead.' },
  play: open,
};

export const KeptByEscape: Story = {
  play: async (context) => {
    await open(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel this order' })).toHaveFocus());
    await expect(context.args.onCancel).toHaveBeenCalledTimes(1);
  },
};

export const WithoutReasons: Story = {
  args: { reasons: undefined, reasonMissing: undefined, consequences: [] },
  play: open,
};
