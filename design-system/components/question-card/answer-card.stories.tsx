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
