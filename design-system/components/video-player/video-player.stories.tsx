import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { panels } from '../../docs/lamps.ts';
import { VideoPlayer, type VideoControl, type VideoPhase } from './video-player.tsx';

const at = (phase: VideoPhase): VideoControl => ({
  phase,
  attempt: 1,
  onPlay: fn(),
  onRetry: fn(),
  attach: () => () => undefined,
});

const meta = {
  title: 'Components/Media/Video player',
  component: VideoPlayer,
  args: {
    control: { phase: 'poster', attempt: 0, onPlay: fn(), onRetry: fn(), attach: () => () => undefined },
    title: 'An evening on the wall',
    poster: panels,
    sizes: '600px',
    playLabel: 'Play the video',
    loadingLabel: 'Loading the video',
  },
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is loaded before a tap, and the whole poster is the button. */
export const Poster: Story = {
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Play the video' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.control.onPlay).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { control: at('loading') } };
export const Playing: Story = { args: { control: at('playing') } };
export const Paused: Story = { args: { control: at('paused') } };
export const Ended: Story = { args: { control: at('ended') } };

/** One retry button; the error is announced immediately. */
export const Failed: Story = {
  tags: ['visual'],
  args: { control: at('failed') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Loading failed, please try again Tap to retry');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.control.onRetry).toHaveBeenCalledOnce();
  },
};
export const AlmostSquare: Story = { args: { ratio: '330:300' } };

/** It continues where it stopped when the network is back. */
export const Offline: Story = {
  args: {
    control: at('failed'),
    failedText: 'There is no network',
    retryText: 'The film goes on by itself when it is back',
  },
};
