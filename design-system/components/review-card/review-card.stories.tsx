import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { dome, floorLamp } from '../../docs/lamps.ts';
import { Button } from '../button/button.tsx';
import { SkeletonText } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../state-page/state-page.tsx';
import { ReviewCard } from './review-card.tsx';

const meta = {
  title: 'Components/Commerce/Review card',
  component: ReviewCard,
  args: {
    headingLevel: 2,
    author: 'Ada L.',
    rating: { value: 5, label: '5 out of 5' },
    date: { text: '3 March 2026', dateTime: '2026-03-03' },
    title: 'A warm corner at last',
    body: 'It makes the reading chair mine again. The light is soft enough for the evening and bright enough for a book.',
    verified: 'Verified purchase',
    options: 'Bone, 220 mm',
  },
} satisfies Meta<typeof ReviewCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  tags: ['visual'],
  args: {
    pictures: [dome, floorLamp],
    actions: (
      <Button tone="quiet" size="s" flush>
        Helpful (12)
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'A warm corner at last' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};
export const Enlargeable: Story = {
  args: { pictures: [dome, { ...floorLamp, film: true }], onPicture: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: floorLamp.alt }));
    await expect(args.onPicture).toHaveBeenCalledWith(1);
  },
};
export const WordsAlone: Story = { args: { verified: undefined, options: undefined } };
export const Answered: Story = {
  args: {
    rating: { value: 2, label: '2 out of 5' },
    title: 'The cable is short',
    body: 'One metre is not enough.',
    reply: { author: 'Lampyris', text: 'A cable of two metres is on its way to you, at no cost.' },
  },
};
export const LongWords: Story = {
  args: {
    author: 'Maximiliane Freifrau von Hohenzollern-Sigmaringen',
    title: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung',
    body: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung'.repeat(4),
    verified: 'Bestätigter Kauf',
  },
};
export const Loading: Story = { render: () => <SkeletonText lines={4} /> };
export const None: Story = {
  render: () => <EmptyState title="No review yet" body="Be the first to say how it shines." />,
};
