import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { dome, floorLamp, lampPicture } from '../../docs/lamps.ts';
import { Grid } from '../layout/layout.tsx';
import { ImageBox } from './image-box.tsx';

/** Used by no other story: the hidden variant of a cached picture would load, too. */
const arc = lampPicture('arc', 'A tall lamp that draws a line of light in a corner');

const broken = { ...dome, day: { src: 'data:image/webp;base64,AAAA' }, night: undefined };

const meta = {
  title: 'Components/Media/Image box',
  component: ImageBox,
  args: { picture: dome, sizes: '320px', rounded: true },
  render: (args) => (
    <Grid plan="cards">
      <ImageBox {...args} />
    </Grid>
  ),
} satisfies Meta<typeof ImageBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The day picture on the light theme, the night picture on the dark one; only the visible one is fetched. */
export const DayAndNight: Story = {
  tags: ['visual'],
  args: { picture: arc },
  play: async ({ canvas, canvasElement, globals }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: arc.alt })).toHaveProperty('complete', true));
    const shown = [...canvasElement.querySelectorAll('img')].filter((image) => image.currentSrc !== '');
    await expect(shown).toHaveLength(1);
    await expect(shown[0]?.currentSrc).toMatch(globals['theme'] === 'dark' ? /\/night-/ : /\/day-/);
  },
};

/** Loading: the average colour of the picture. */
export const OnItsWay: Story = {
  args: { picture: { ...floorLamp, day: { ...floorLamp.day, src: '', avif: undefined }, night: undefined } },
};

export const Failed: Story = {
  tags: ['visual'],
  args: { picture: broken },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state="failed"]')).toBeVisible());
    await expect(canvas.getByRole('img', { name: dome.alt })).toBeVisible();
  },
};

/** A press retries. */
export const FailedWithRetry: Story = {
  args: { picture: broken, retryLabel: 'Tap to retry' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Tap to retry/ }));
    await expect(await canvas.findByRole('button', { name: /Tap to retry/ })).toBeVisible();
  },
};

export const Ratios: Story = {
  render: () => (
    <Grid plan="cards">
      {(['square', 'portrait', 'landscape', 'wide', 'video'] as const).map((ratio) => (
        <ImageBox key={ratio} picture={{ ...dome, alt: ratio }} sizes="320px" ratio={ratio} rounded />
      ))}
    </Grid>
  ),
};

export const Contained: Story = { args: { contain: true, ratio: 'wide' } };
