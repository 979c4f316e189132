import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { lampLights, lampPicture } from '../../docs/lamps.ts';
import { NightRoom } from '../../docs/night-room.tsx';
import { LightPreview } from './light-preview.tsx';

const hexagons = lampLights('hex-panels');
const filament = lampLights('orb-filament');

const panels = lampPicture('hex-panels', 'Seven light panels on the wall of a room by night');
const bulb = lampPicture('orb-filament', 'A filament bulb over a table by night');

const meta = {
  title: 'Components/Media/Light preview',
  component: LightPreview,
  args: {
    ...hexagons,
    hasColours: true,
    white: { from: 2200, to: 6500 },
    isApproached: true,
    texts: {
      light: 'Light',
      lights: {
        scene: 'As pictured',
        warm: 'Warm white',
        cool: 'Cool white',
        ember: 'Ember',
        teal: 'Teal',
        sea: 'Sea',
        rose: 'Rose',
      },
      warmth: 'Warmth',
      brightness: 'Brightness',
      turnOff: 'Turn off',
      turnOn: 'Turn on',
      off: 'Off',
      failed: 'The preview could not be loaded.',
      retry: 'Try again',
    },
    children: (parts) => <NightRoom picture={panels} {...parts} />,
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

/** The canvas begins with what the picture shows. */
export const Scene: Story = { tags: ['visual'], play: lit };

/** The room follows the dot. */
export const Colour: Story = {
  tags: ['visual'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await lit(context);
    await userEvent.click(canvas.getByRole('radio', { name: 'Sea' }));
    await expect(canvas.getByRole('group', { name: 'Light Sea' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Rose' })).toBeChecked();
  },
};

/** Off is no brightness; on again is the brightness from before. */
export const Off: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await lit(context);
    const brightness = canvas.getByRole('slider', { name: 'Brightness' });
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await expect(brightness).toHaveAttribute('aria-valuetext', 'Off');
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }));
    await expect(brightness).toHaveAttribute('aria-valuetext', '80%');
  },
};

/** A lamp without colours has only its colour temperature. */
export const OnlyWhite: Story = {
  args: {
    ...filament,
    hasColours: false,
    white: { from: 1800, to: 2700 },
    children: (parts) => <NightRoom picture={bulb} {...parts} />,
  },
  play: async (context) => {
    await lit(context);
    await expect(context.canvas.getByRole('slider', { name: 'Warmth' })).toHaveValue('2700');
  },
};

/** Before a pointer, a finger or the focus has come near, there is only the picture. */
export const NotApproached: Story = {
  args: { isApproached: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: panels.alt })).toBeVisible();
    await expect(canvasElement.querySelector('canvas[data-state="waiting"]')).not.toBeVisible();
  },
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
