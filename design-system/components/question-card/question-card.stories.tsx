import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { SkeletonText } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../state-page/state-page.tsx';
import { AnswerCard } from './answer-card.tsx';
import { QuestionCard } from './question-card.tsx';

const answer = (
  <AnswerCard
    author={{ name: 'Sam', variant: 7 }}
    standing="Lampyris"
    date={{ text: 'Mar 4', dateTime: '2026-03-04' }}
    body="Yes, up to four. The box has the splitter."
    actions={
      <Button tone="quiet" size="s" flush>
        Helpful (31)
      </Button>
    }
  />
);

const meta = {
  title: 'Components/Commerce/Question card',
  component: QuestionCard,
  args: {
    headingLevel: 2,
    question: 'Can two of them share one cable?',
    href: '/faq/detail?questionId=1',
    firstLine: 'Yes, up to four. The box has the splitter, and the cable carries 60 W.',
    meta: 'Asked by Ada, Mar 3',
    answersText: '3 more answers',
  },
} satisfies Meta<typeof QuestionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Answered: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Can two of them share one cable?' })).toHaveFocus();
  },
};
export const Open: Story = { args: { firstLine: undefined, answersText: 'No answer yet' } };

/** A whole answer where there is room for one. */
export const WithAnswer: Story = { args: { firstLine: undefined, children: answer } };
export const LongWords: Story = {
  args: {
    question: 'Wie verbinde ich die Außenbeleuchtungssteuerung mit Dämmerungssensor und Bewegungserkennung?',
    meta: 'Gefragt von Maximiliane, vor siebenundzwanzig Minuten',
  },
};
export const Loading: Story = { render: () => <SkeletonText lines={3} /> };

export const None: Story = {
  render: () => <EmptyState title="No question yet" body="Ask what you want to know before you buy." />,
};
