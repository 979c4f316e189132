import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { OpenedByButton, seen } from '../../docs/opened-by-button.tsx';
import { veilBehind } from '../../docs/veil-behind.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

const meta = {
  title: 'Components/Overlays/Confirm dialog',
  component: ConfirmDialog,
  args: {
    open: false,
    title: 'Switch to the shop of Canada?',
    message: 'Each market keeps its own cart. The one you see now waits for you here.',
    onOk: fn(),
    onCancel: fn(),
  },
  render: (args) => (
    <OpenedByButton label="Ask">
      {({ open, close }) => (
        <ConfirmDialog
          {...args}
          open={open}
          onOk={() => {
            args.onOk();
            close();
          }}
          onCancel={() => {
            args.onCancel();
            close();
          }}
        />
      )}
    </OpenedByButton>
  ),
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two answers over a backdrop at layer 198; the focus starts on the harmless one. */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Switch to the shop of Canada?' });
    await seen(dialog);
    await expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cancel', 'Ok']);
    await expect(veilBehind(dialog).layer).toBe(198);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

export const Confirmed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Ask' });
    await userEvent.click(opener);
    await screen.findByRole('alertdialog');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onOk).toHaveBeenCalledTimes(1);
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const CancelledByEscape: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

/** Ok removes something irrevocably. */
export const Danger: Story = {
  tags: ['visual'],
  args: { title: 'Delete this address?', message: undefined, danger: true, okLabel: 'Delete', cancelLabel: 'Keep' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await seen(await screen.findByRole('button', { name: 'Delete' }));
  },
};

export const LongWords: Story = {
  args: {
    title: 'Möchten Sie die Benachrichtigungseinstellungen wirklich zurücksetzen?',
    message: 'Alle Lieferbenachrichtigungen und Verfügbarkeitsbenachrichtigungen werden abbestellt.',
    okLabel: 'Einstellungen zurücksetzen',
    cancelLabel: 'Abbrechen',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
    await seen(await screen.findByRole('button', { name: 'Abbrechen' }));
  },
};
