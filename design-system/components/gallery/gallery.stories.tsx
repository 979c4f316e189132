import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { dome, lampPicture } from '../../docs/lamps.ts';
import { Film } from '../../docs/film.tsx';
import { seen } from '../../docs/opened-by-button.tsx';
import { Container } from '../layout/layout.tsx';
import { Gallery } from './gallery.tsx';

const meta = {
  title: 'Components/Media/Gallery',
  component: Gallery,
  args: {
    label: 'Pictures of Dome',
    pictures: [dome, lampPicture('dome-bone', 'The same in bone'), lampPicture('dome-ink', 'The same in ink')],
    zoomLabel: 'Look closer',
    closeLabel: 'Close picture',
    thumbLabel: (position, count, isFilm) => `${isFilm ? 'Film,' : 'Picture'} ${position} of ${count}`,
  },
  render: (args) => (
    <Container width="narrow">
      <Gallery {...args} />
    </Container>
  ),
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Swiped, or chosen by thumbnail. */
export const Three: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const second = canvas.getByRole('button', { name: 'Picture 2 of 3' });
    await userEvent.click(second);
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'));
  },
};

export const One: Story = {
  args: { pictures: [dome] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Picture/ })).toBeNull();
  },
};

/** The full picture in a modal; Escape closes it and returns the focus. */
export const Zoomed: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const zoom = canvas.getByRole('button', { name: 'Look closer' });
    await userEvent.click(zoom);
    await seen(await screen.findByRole('dialog', { name: dome.alt }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(zoom).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await seen(await screen.findByRole('button', { name: 'Close picture' }));
  },
};

/** A video among the pictures: its thumbnail is marked, it plays in place, and it has no zoom. */
export const WithFilm: Story = {
  tags: ['visual'],
  args: {
    pictures: [
      dome,
      {
        ...lampPicture('dome-bone', 'An evening with Dome'),
        film: (
          <Film
            src="/media/videos/dome-evening.webm"
            poster={lampPicture('dome-bone', 'An evening with Dome')}
            title="An evening with Dome"
          />
        ),
      },
      lampPicture('dome-ink', 'The same in ink'),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Film, 2 of 3' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Look closer' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Play the film' })).toBeVisible();
  },
};

/** A picture that fails to load keeps its space and its text alternative. */
export const Failed: Story = {
  args: { pictures: [{ ...dome, day: { src: 'data:image/png;base64,AAAA' }, night: undefined }] },
  play: async ({ canvas }) => {
    const picture = () => canvas.getByRole('img', { name: dome.alt });
    await waitFor(() => expect(picture()).toHaveAttribute('data-state', 'failed'));
  },
};
