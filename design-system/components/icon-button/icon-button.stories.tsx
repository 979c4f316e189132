import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { IconClose, IconHeart, IconShare } from '../../icons/icons.ts';
import { Inline } from '../layout/layout.tsx';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

const meta = {
  title: 'Components/Actions/Icon button',
  component: IconButton,
  args: { label: 'Close', icon: <IconClose />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The label is the accessible name of the icon. */
export const Quiet: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Tones: Story = {
  tags: ['visual'],
  render: (args) => (
    <Inline gap="s">
      <IconButton {...args} tone="quiet" />
      <IconButton {...args} tone="outline" />
      <IconButton {...args} tone="solid" />
      <IconButton {...args} tone="raised" />
    </Inline>
  ),
};

function Favourite({ pressed = false, ...button }: IconButtonProps) {
  const [isOn, setOn] = useState(pressed);
  return <IconButton {...button} pressed={isOn} icon={<IconHeart filled={isOn} />} onClick={() => setOn(!isOn)} />;
}

/** With `pressed` it is a toggle that stays pressed. */
export const Toggle: Story = {
  args: { label: 'Keep as a favourite', pressed: false },
  render: (args) => <Favourite {...args} />,
  play: async ({ canvas, userEvent }) => {
    const heart = canvas.getByRole('button', { name: 'Keep as a favourite' });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Disabled: Story = { args: { label: 'Share', icon: <IconShare />, disabled: true } };
