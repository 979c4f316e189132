import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, waitFor, expect } from 'storybook/test';
import { dome, lampPicture } from '../../docs/lamps.ts';
import { seen } from '../../docs/opened-by-button.tsx';
import { Container } from '../layout/layout.tsx';
import { PictureStrip } from './picture-strip.tsx';

const ink = lampPicture('dome-ink', 'The same in ink');

const meta = {
  title: 'Components/Media/Picture strip',
  component: PictureStrip,
  args: {
    label: 'Pictures of Dome',
    pictures: [dome, lampPicture('dome-bone', 'The same in bone'), ink],
    closeLabel: 'Close picture',
    thumbLabel: (position, count, isFilm) => `${isFilm ? 'Film,' : 'Picture'} ${position} of ${count}`,
  },
  render: (args) => (
    <Container width="narrow">
      <PictureStrip {...args} />
    </Container>
  ),
} satisfies Meta<typeof PictureStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press enlarges; Escape closes, and the focus returns to the thumbnail. */
export const Three: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const third = canvas.getByRole('button', { name: 'Picture 3 of 3' });
    await userEvent.click(third);
    await seen(await screen.findByRole('dialog', { name: ink.alt }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(third).toHaveFocus());
  },
};
