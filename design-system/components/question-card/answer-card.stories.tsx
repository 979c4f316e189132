import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkeletonText } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../state-page/state-page.tsx';
import { AnswerCard } from './answer-card.tsx';

const meta = {
  title: 'Components/Commerce/Answer card',
  component: AnswerCard,
  args: {
    author: { name: 'Noor', variant: 8 },
    standing: 'Savvy User',
    date: { text: '5 March', dateTime: '2026-03-05' },
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
export const OfTheShop: Story = {
  tags: ['visual'],
  args: { author: { name: 'Sam', variant: 7 }, standing: 'Lampyris', body: 'Yes, up to four.' },
};
export const OfABuyer: Story = { args: { author: { name: 'Jo' }, standing: undefined } };
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
