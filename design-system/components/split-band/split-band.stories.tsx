import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { lampPicture } from '../../docs/lamps.ts';
import { Button } from '../button/button.tsx';
import { SplitBand } from './split-band.tsx';

const meta = {
  title: 'Components/Layout/Split band',
  component: SplitBand,
  args: {
    title: 'Garden lights that stay low',
    text: 'Strings over the table, lamps along the path.',
    picture: lampPicture('wide-patio', 'A terrace at dusk'),
    action: (
      <Button asChild tone="outline" size="l">
        <a href="/collections">See outdoor lights</a>
      </Button>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SplitBand>;

export default meta;
type Story = StoryObj<typeof meta>;

const pictureOf = (canvasElement: HTMLElement) => {
  const shown = [...canvasElement.querySelectorAll('img')].find((image) => image.checkVisibility());
  if (!shown) throw new Error('No picture is shown');
  return shown.getBoundingClientRect();
};

/** The picture touches the right edge of the page. */
export const Rest: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    const { right } = pictureOf(canvasElement);
    await expect(Math.round(right)).toBe(document.documentElement.clientWidth);
  },
};

/** The picture touches the left edge. */
export const Flipped: Story = {
  args: { flipped: true },
  play: async ({ canvasElement }) => {
    const { left } = pictureOf(canvasElement);
    await expect(Math.round(left)).toBe(0);
  },
};

export const TitleOnly: Story = { args: { text: undefined, action: undefined } };
