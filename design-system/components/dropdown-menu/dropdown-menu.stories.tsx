import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { IconRefresh, IconTrash } from '../../icons/icons.ts';
import { Button } from '../button/button.tsx';
import { DropdownMenu } from './dropdown-menu.tsx';

const meta = {
  title: 'Components/Overlays/Dropdown menu',
  component: DropdownMenu,
  args: {
    label: 'Order',
    trigger: <Button tone="outline">More</Button>,
    groups: [
      [
        { id: 'again', label: 'Buy again', icon: <IconRefresh size={20} />, onSelect: fn() },
        { id: 'bill', label: 'Bill', disabled: true, onSelect: fn() },
      ],
      [{ id: 'cancel', label: 'Cancel the order', danger: true, icon: <IconTrash size={20} />, onSelect: fn() }],
    ],
  },
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** Arrows skip disabled items, a character finds an item, Enter chooses. */
export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Buy again' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Cancel the order' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.groups[1]?.[0]?.onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'More' }));
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
};

export const Open: Story = { tags: ['visual'], play: open };
export const LongWords: Story = {
  args: {
    groups: [
      [{ id: 'a', label: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung', onSelect: fn() }],
    ],
  },
  play: open,
};
