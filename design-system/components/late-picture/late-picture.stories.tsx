import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { dome } from '../../docs/lamps.ts';
import { Stack } from '../layout/layout.tsx';
import { LatePicture } from './late-picture.tsx';

const meta = {
  title: 'Components/Media/Late picture',
  component: LatePicture,
  args: { picture: dome, sizes: '320px' },
} satisfies Meta<typeof LatePicture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In view, it loads after 300 ms. */
export const InView: Story = {
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeInTheDocument());
  },
};

/** Far below the view it reserves its space, keeps its name, and loads nothing. */
export const FarBelow: Story = {
  render: (args) => (
    <Stack gap="m">
      {Array.from({ length: 12 }, (_, index) => (
        <LatePicture key={index} {...args} picture={{ ...dome, alt: `Lamp ${index + 1}` }} ratio="square" />
      ))}
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeInTheDocument());
    await expect(canvas.getByRole('img', { name: 'Lamp 12' })).toHaveAttribute('data-state', 'waiting');
  },
};
