import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { IconInfo } from '../../icons/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'Lumens say how much light a lamp gives in all',
    children: <IconButton label="About lumens" icon={<IconInfo />} />,
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

/** It shows on focus, describes the control, and closes by Escape. */
export const Focused: Story = {
  args: { side: 'bottom' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'About lumens' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
    await expect(button).toHaveAccessibleDescription('Lumens say how much light a lamp gives in all');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
const focus: NonNullable<Story['play']> = async ({ userEvent }) => {
  await userEvent.tab();
  await expect(await screen.findByRole('tooltip')).toBeInTheDocument();
};

export const Shown: Story = { tags: ['visual'], args: { side: 'bottom' }, play: focus };
export const LongWords: Story = {
  args: { side: 'bottom', text: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung' },
  play: focus,
};
