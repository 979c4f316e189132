import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { dome, floorLamp } from '../../docs/lamps.ts';
import { PictureStrip } from '../gallery/picture-strip.tsx';
import { InlineMessage } from '../banner/banner.tsx';
import { SkeletonText } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../state-page/state-page.tsx';
import { AnswerCard } from './answer-card.tsx';

const meta = {
  title: 'Components/Commerce/Answer card',
  component: AnswerCard,
  args: {
    author: { name: 'Noor', variant: 8 },
    standing: 'Savvy User',
    date: { text: 'Mar 5', dateTime: '2026-03-05' },
    body: 'I run three on one cable since a year.',
  },
} satisfies Meta<typeof AnswerCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAMember: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Savvy User')).toBeVisible();
  },
};
/** The answer that helped most has a panel and larger words. */
export const Best: Story = {
  tags: ['visual'],
  args: { bestTitle: 'Best answer', body: 'Yes, up to four. The box has the splitter, and the cable carries 60 W.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Best answer' })).toBeVisible();
    await expect(canvas.getByText(/^Yes, up to four/)).toHaveStyle({ fontSize: '18px' });
  },
};
export const OfTheShop: Story = {
  tags: ['visual'],
  args: { author: { name: 'Sam', variant: 7 }, standing: 'Lampyris', body: 'Yes, up to four.' },
};
export const OfABuyer: Story = { args: { author: { name: 'Jo' }, standing: undefined } };
/** Pictures are small until they are pressed. */
export const WithPictures: Story = {
  args: {
    pictures: (
      <PictureStrip
        label="Pictures"
        pictures={[dome, floorLamp]}
        closeLabel="Close"
        thumbLabel={(position, count) => `Picture ${position} of ${count}`}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Picture 2 of 2' })).toBeVisible();
  },
};
/** An answer that is read before it is shown: its author sees it alone. */
export const Waiting: Story = {
  args: { note: <InlineMessage tone="info">Only you see it until we have read it.</InlineMessage> },
};
export const LongWords: Story = {
  args: {
    body: 'Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung '.repeat(5),
    standing: 'Lampenfachberatung',
  },
};

export const Loading: Story = { render: () => <SkeletonText lines={3} /> };
export const None: Story = {
  render: () => <EmptyState title="No answer yet" body="Somebody with this lamp will know." />,
};
