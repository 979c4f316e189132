import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { KeptValue } from '../../docs/kept-value.tsx';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../choice/checkbox.tsx';
import { Stack } from '../layout/layout.tsx';
import { Popover } from './popover.tsx';

const choices = (
  <Stack gap="none">
    <Checkbox label="Warm white" />
    <Checkbox label="Cool white" />
    <Checkbox label="All colours" />
  </Stack>
);

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Colour',
    closeLabel: 'Close',
    trigger: <Button tone="outline">Colour</Button>,
    children: choices,
  },
  render: (args) => (
    <KeptValue first={args.open}>
      {(open, keep) => (
        <Popover
          {...args}
          open={open}
          onOpenChange={(next) => {
            args.onOpenChange(next);
            keep(next);
          }}
        />
      )}
    </KeptValue>
  ),
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** The focus enters and returns. */
export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Colour' });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Colour' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Colour' })).toBeVisible());
  },
};
