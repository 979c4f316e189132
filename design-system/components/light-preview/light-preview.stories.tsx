import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { lampLights, lampPicture } from '../../docs/lamps.ts';
import { Container, Stack } from '../layout/layout.tsx';
import { LightPreview } from './light-preview.tsx';

const hexagons = lampLights('hex-panels');
const filament = lampLights('orb-filament');

const meta = {
  title: 'Components/Media/Light preview',
  component: LightPreview,
  args: {
    picture: lampPicture('hex-panels', 'Seven light panels on the wall of a room by night'),
    ...hexagons,
    hasColours: true,
    white: { from: 2200, to: 6500 },
    texts: {
      modes: 'Light',
      scene: 'Scene',
      white: 'White',
      colour: 'Colour',
      warmth: 'Warmth',
      hue: 'Hue',
      brightness: 'Brightness',
      off: 'Off',
      failed: 'The preview could not be loaded.',
      retry: 'Try again',
    },
    children: ({ stage, switches }) => (
      <Container width="narrow">
        <Stack gap="m">
          {stage}
          {switches}
        </Stack>
      </Container>
    ),
  },
} satisfies Meta<typeof LightPreview>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const lit: Play = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('canvas[data-state="ready"]')).toBeVisible(), {
    timeout: 10_000,
  });
};

export const Scene: Story = { tags: ['visual'], play: lit };

/** The room follows the slider. */
export const White: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await lit(context);
    await userEvent.click(canvas.getByRole('radio', { name: 'White' }));
    const warmth = canvas.getByRole('slider', { name: 'Warmth' });
    await expect(warmth).toHaveValue('2700');
    warmth.focus();
    await expect(warmth).toHaveFocus();
  },
};

export const Colour: Story = {
  tags: ['visual'],
  play: async (context) => {
    await lit(context);
    await context.userEvent.click(context.canvas.getByRole('radio', { name: 'Colour' }));
    await expect(context.canvas.getByRole('slider', { name: 'Hue' })).toBeVisible();
  },
};

/** A lamp without colours has only its colour temperature. */
export const OnlyWhite: Story = {
  args: {
    ...filament,
    picture: lampPicture('orb-filament', 'A filament bulb over a table by night'),
    hasColours: false,
    white: { from: 1800, to: 2700 },
  },
  play: lit,
};

/** The picture stays, and a press retries. */
export const Failed: Story = {
  tags: ['visual'],
  args: { ambient: { ...hexagons.ambient, src: 'data:image/avif;base64,AAAA' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The preview could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
