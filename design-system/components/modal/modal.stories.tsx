import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { OpenedByButton } from '../../docs/opened-by-button.tsx';
import { veilBehind } from '../../docs/veil-behind.ts';
import { Button } from '../button/button.tsx';
import { Modal } from './modal.tsx';

const meta = {
  title: 'Components/Overlays/Modal',
  component: Modal,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'How bright is it?',
    closeLabel: 'Close',
    description: 'Lumens say how much light a lamp gives in all.',
    children: <p>400 lm read by, 800 lm cook by, 1,600 lm fill a room.</p>,
  },
  render: (args) => (
    <OpenedByButton label="Open">
      {({ open, close }) => (
        <Modal
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
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus enters, is trapped, and returns to the button that opened it. */
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'How bright is it?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(veilBehind(dialog).layer).toBe(198);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(getComputedStyle(dialog).animationDuration).toBe(isCalm ? '0.001s' : '0.3s');
    await userEvent.tab();
    await expect(dialog).toContainElement(screen.getByRole('button', { name: 'Close' }));
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const Small: Story = { tags: ['visual'], args: { size: 's' }, play: opened };
export const Large: Story = { args: { size: 'l' }, play: opened };
export const Full: Story = { args: { size: 'full' }, play: opened };

export const WithFoot: Story = {
  args: { footer: <Button tone="brand">Add to cart</Button> },
  play: opened,
};

/** Long content scrolls inside; header and footer stay in view. */
export const LongBody: Story = {
  tags: ['visual'],
  args: {
    title: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung',
    children: Array.from({ length: 30 }, (_, line) => (
      <p key={line}>Line {line + 1} of the conditions of the warranty.</p>
    )),
    footer: <Button>Understood</Button>,
  },
  play: opened,
};
