import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { OpenedByButton, seen } from '../../docs/opened-by-button.tsx';
import { veilBehind } from '../../docs/veil-behind.ts';
import { AlertDialog } from './alert-dialog.tsx';

const meta = {
  title: 'Components/Overlays/Alert dialog',
  component: AlertDialog,
  args: { open: false, message: 'This campaign has ended. Thank you for your interest.', onConfirm: fn() },
  render: (args) => (
    <OpenedByButton label="Enter the campaign">
      {({ open, close }) => (
        <AlertDialog
          {...args}
          open={open}
          onConfirm={() => {
            args.onConfirm();
            close();
          }}
        />
      )}
    </OpenedByButton>
  ),
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One button over a translucent black backdrop. */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await screen.findByRole('alertdialog');
    await seen(dialog);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Yes' })).toHaveFocus());
    await expect(screen.getAllByRole('button')).toHaveLength(1);
    await expect(veilBehind(dialog)).toEqual({
      layer: 198,
      colour: expect.stringMatching(/^rgba\(0, 0, 0, 0\.\d+\)$/),
    });
  },
};

/** Escape answers, too; the focus returns to where it was. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

export const LongWords: Story = {
  args: {
    message:
      'Die Geschwindigkeitsbeschränkung der Gutscheineinlösung wurde überschritten. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    confirmLabel: 'Einverstanden',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await seen(await screen.findByRole('button', { name: 'Einverstanden' }));
  },
};
