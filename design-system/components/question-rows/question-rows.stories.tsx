import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../text/heading.tsx';
import { QuestionRows } from './question-rows.tsx';

const meta = {
  title: 'Components/Layout/Question rows',
  component: QuestionRows,
  args: {
    items: [
      { question: 'Do I need a hub?', answer: 'Most lights join a Matter home by themselves.' },
      { question: 'Can I cut a light strip?', answer: 'Ribbon S1, every 10 cm at the mark.' },
      { question: 'Can I send a lamp back?', answer: 'Yes, for 30 days.' },
    ],
  },
} satisfies Meta<typeof QuestionRows>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three questions, each with its answer in sight. */
export const Rest: Story = {
  tags: ['visual'],
  decorators: [
    (Rows) => (
      <>
        <Heading level={2}>Good to know</Heading>
        <Rows />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(canvas.getByText('Yes, for 30 days.')).toBeVisible();
  },
};

/** Directly below the heading of a page. */
export const SecondLevel: Story = {
  args: { headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Do I need a hub?' })).toBeVisible();
  },
};
