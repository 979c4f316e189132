import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { OpenedByButton } from '../../docs/opened-by-button.tsx';
import { Button } from '../button/button.tsx';
import { Sheet } from './sheet.tsx';

const meta = {
  title: 'Components/Overlays/Sheet',
  component: Sheet,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Filter',
    closeLabel: 'Close',
    children: <p>Rooms, colours, price: what is chosen here narrows the list behind.</p>,
  },
  render: (args) => (
    <OpenedByButton label="Open">
      {({ open, close }) => (
        <Sheet
          {...args}
          open={open}
          onOpenChange={(next) => {
            args.onOpenChange(next);
            if (!next) close();
          }}
        />
      )}
    </OpenedByButton>
  ),
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the bottom. Escape closes it and the focus returns. */
export const FromBelow: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Filter' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

/** A finger drags it down by its handle. */
export const PulledDown: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const sheet = await screen.findByRole('dialog', { name: 'Filter' });
    await waitFor(() => expect(sheet).toBeVisible());
    const handle = sheet.firstElementChild;
    if (!handle) throw new Error('A sheet from below has a handle');
    await userEvent.pointer([
      { keys: '[TouchA>]', target: handle, coords: { clientY: 400 } },
      { pointerName: 'TouchA', target: handle, coords: { clientY: 900 } },
      { keys: '[/TouchA]', target: handle, coords: { clientY: 900 } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

/** From below on a phone; a wider view has it in its middle, without a handle. */
export const BelowOrInTheMiddle: Story = {
  args: {
    side: 'bottomOrCentre',
    title: 'Your coupons',
    description: 'One for the goods and one for the delivery.',
    footer: <Button block>Use this choice</Button>,
  },
  play: async (context) => {
    await opened(context);
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription('One for the goods and one for the delivery.');
  },
};

export const FromTheRight: Story = { args: { side: 'right', title: 'Your cart' }, play: opened };
export const FromTheLeft: Story = { args: { side: 'left', title: 'Menu' }, play: opened };
export const WithFoot: Story = {
  tags: ['visual'],
  args: { footer: <Button block>Show 24 lamps</Button> },
  play: opened,
};

export const LongBody: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, line) => <p key={line}>Filter {line + 1}</p>),
    footer: <Button block>Show 24 lamps</Button>,
  },
  play: opened,
};
