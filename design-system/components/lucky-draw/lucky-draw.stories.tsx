import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { LuckyDraw } from './lucky-draw.tsx';

const meta = {
  title: 'Components/Commerce/Lucky draw',
  component: LuckyDraw,
  args: {
    label: 'Doll machine',
    state: 'idle',
    message: 'Pull the lever and see',
    triesText: '2 tries left',
    play: { label: 'Play', onPlay: fn() },
    action: <Button tone="brand">Claim your prize</Button>,
  },
} satisfies Meta<typeof LuckyDraw>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Play' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.play.onPlay).toHaveBeenCalledOnce();
  },
};
export const Running: Story = { args: { state: 'running', message: 'The claw goes down…' } };
export const Won: Story = {
  tags: ['visual'],
  args: {
    state: 'won',
    message: 'You won a night light!',
    play: { label: 'Play again', onPlay: fn() },
    triesText: '1 try left',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Claim your prize' })).toBeVisible();
  },
};
export const Lost: Story = {
  args: {
    state: 'lost',
    message: 'It slipped. Next time.',
    play: { label: 'Play again', onPlay: fn() },
    triesText: '1 try left',
  },
};
export const NoTries: Story = {
  args: {
    state: 'noTries',
    message: 'No tries left today',
    triesText: 'Three new ones at midnight',
    action: <Button tone="outline">Get coins</Button>,
  },
};
export const LongWords: Story = {
  args: { message: 'Sie haben eine Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung gewonnen!' },
};
