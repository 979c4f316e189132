import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { lampPicture } from '../../docs/lamps.ts';
import { Button } from '../button/button.tsx';
import { Scene, SceneOver } from './scene.tsx';

const room = lampPicture('wide-living', 'A living room with four small lights');

const meta = {
  title: 'Components/Layout/Scene',
  component: Scene,
  args: {
    title: 'Light for every hour',
    text: 'Dome, Reed and Pebble in one room, by day and by night.',
    picture: room,
    action: (
      <Button asChild tone="brand" size="l">
        <a href="/collections">See these lights</a>
      </Button>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Scene>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A room from edge to edge, its words lower left. */
export const Room: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Light for every hour' })).toBeVisible();
    const section = canvasElement.querySelector('section');
    await expect(section?.clientHeight).toBeGreaterThanOrEqual(420);
    await expect(section?.clientHeight).toBeLessThanOrEqual(760);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'See these lights' })).toHaveFocus();
  },
};

/** The line below the action keeps its place until it is known. */
export const WithNote: Story = {
  args: { note: 'Sunset today: 4:32 PM' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sunset today: 4:32 PM')).toBeVisible();
  },
};

export const NoteNotKnownYet: Story = { args: { note: null } };

/** Another light of the same picture has faded in over it. */
export const AtAnotherHour: Story = {
  args: { over: room.night && <SceneOver files={room.night} /> },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-shown]')).not.toBeNull());
    await expect(canvasElement.querySelectorAll('img[alt=""]')).toHaveLength(1);
  },
};

export const LongWords: Story = {
  args: {
    title: 'Lichtstimmungen für Langschläferinnen',
    text: 'Die Sonnenaufgangssimulation beginnt eine halbe Stunde vor dem Wecker und endet mit vollem Tageslicht.',
  },
};
