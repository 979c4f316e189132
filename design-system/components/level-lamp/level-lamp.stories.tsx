import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Heading } from '../text/heading.tsx';
import { lampRoom } from '../../docs/lamps.ts';
import { LevelLamp } from './level-lamp.tsx';

const heading = (level: string) => (
  <Heading level={2} look={1}>
    {level}
  </Heading>
);

const meta = {
  title: 'Components/Commerce/Level lamp',
  component: LevelLamp,
  args: {
    value: 713,
    max: 2_000,
    heading: heading('Glow'),
    text: '713 of 2,000 points',
    note: '1,287 more to reach Beam. Valid until Nov 2027.',
    children: <Button tone="outline">See how to earn</Button>,
  },
} satisfies Meta<typeof LevelLamp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Glow: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Glow' })).toBeVisible();
    await expect(canvas.getByText('713 of 2,000 points')).toBeVisible();
    await expect(canvasElement.querySelector('svg g')).toHaveAttribute('opacity', '0.3565');
  },
};

/** It glimmers at 12 %, before the first point. */
export const Spark: Story = {
  args: { value: 0, heading: heading('Spark'), text: '0 of 500 points', max: 500, note: '500 more to reach Glow' },
};
export const AlmostThere: Story = {
  args: { value: 1_900, heading: heading('Glow'), text: '1,900 of 2,000 points', note: '100 more to reach Beam' },
};

/** There is no level above: fully lit. */
export const Highest: Story = {
  tags: ['visual'],
  args: { value: 9_400, max: 0, heading: heading('Aurora'), text: '9,400 points', note: 'Valid until Nov 2027' },
};
/** The fully lit picture lies over the lamp at its least, as opaque as the lamp is bright. */
export const InItsRoom: Story = {
  tags: ['visual'],
  args: { room: lampRoom },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('713 of 2,000 points')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await waitFor(() => {
      const pictures = [...canvasElement.querySelectorAll('img')];
      return expect(pictures.map(({ naturalWidth }) => naturalWidth > 0)).toEqual([true, true]);
    });
    const light = canvasElement.querySelector('[data-step="7"]');
    await expect(light && Number(getComputedStyle(light).opacity)).toBeCloseTo(7 / 25);
  },
};

/** Nothing is reached: only the lamp at its least is fetched. */
export const InItsRoomAtItsLeast: Story = {
  args: { room: lampRoom, value: 0, text: '0 of 500 points', max: 500 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
  },
};

/** Pictures that do not load leave the night, and the words. */
export const InARoomThatDoesNotLoad: Story = {
  args: { room: { low: { src: 'data:image/webp;base64,AAAA' }, full: { src: 'data:image/webp;base64,AAAA' } } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-state="failed"]')).toHaveLength(2));
    for (const place of canvasElement.querySelectorAll('[data-state="failed"]')) await expect(place).not.toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Glow' })).toBeVisible();
  },
};
export const LongWords: Story = {
  args: {
    heading: heading('Dämmerungsbeleuchtung'),
    text: '1.234.567 von 2.000.000 Treuepunkten gesammelt',
    note: 'Noch 765.433 Punkte bis zur Außenbeleuchtungssteuerung mit Bewegungserkennung',
  },
};
