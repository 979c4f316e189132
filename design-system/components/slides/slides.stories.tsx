import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { lampPicture } from '../../docs/lamps.ts';
import { ImageBox } from '../image-box/image-box.tsx';
import { Autoplay } from './autoplay.tsx';
import { Slides } from './slides.tsx';

const lamps = [
  ['dome', 'Dome on a shelf'],
  ['reed', 'Reed in the corner of a room'],
  ['hex-panels', 'Seven panels on a wall'],
] as const;

const pictures = lamps.map(([lamp, title]) => (
  <ImageBox key={lamp} picture={lampPicture(lamp, title)} sizes="100vw" ratio="wide" />
));

const meta = {
  title: 'Components/Layout/Slides',
  component: Slides,
  args: {
    label: 'Highlights',
    previousLabel: 'Previous',
    nextLabel: 'Next',
    dotLabel: (position, count) => `Highlight ${position} of ${count}`,
    children: pictures,
  },
} satisfies Meta<typeof Slides>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dot of the visible slide is lit. */
export const Rest: Story = {
  play: async ({ canvas, userEvent }) => {
    const dot = (position: number) => canvas.getByRole('button', { name: `Highlight ${position} of 3` });
    await expect(dot(1)).toHaveAttribute('aria-current', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('list', { name: 'Highlights' })).toHaveFocus();
    await userEvent.click(dot(3));
    await waitFor(() => expect(dot(3)).toHaveAttribute('aria-current', 'true'));
    await userEvent.click(dot(1));
    await waitFor(() => expect(dot(1)).toHaveAttribute('aria-current', 'true'));
  },
};

/** On a desktop it has arrows; after the last slide comes the first. */
export const ByArrows: Story = {
  play: async ({ canvas, userEvent }) => {
    const previous = canvas.queryByRole('button', { name: 'Previous' });
    if (!previous) return;
    await userEvent.click(previous);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Highlight 3 of 3' })).toHaveAttribute('aria-current', 'true'),
    );
  },
};

/** It advances by itself, unless motion is reduced or somebody uses it; one button stops it. */
export const MovingByItself: Story = {
  args: {
    autoplay: <Autoplay pauseLabel="Stop moving" playLabel="Move by itself" />,
  },
  play: async ({ canvas, userEvent }) => {
    const pause = canvas.queryByRole('button', { name: 'Stop moving' });
    if (pause) await userEvent.click(pause);
    await expect(canvas.getByRole('button', { name: 'Move by itself' })).toBeVisible();
  },
};

/** A single slide: no dots, no arrows. */
export const Alone: Story = {
  args: { children: pictures.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Many: Story = {
  args: {
    children: Array.from({ length: 12 }, (_, index) => (
      <ImageBox key={index} picture={lampPicture('pebble', `Pebble, ${index + 1}`)} sizes="100vw" ratio="wide" />
    )),
  },
};
