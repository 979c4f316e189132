import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AnswerCard } from './answer-card.tsx';
import { QuestionCard } from './question-card.tsx';

afterEach(cleanup);

test('a question card links to its answers and shows the best one', () => {
  render(
    <QuestionCard question="Is it loud?" href="/faq/detail?q=1" meta="Asked by Ada" answersText="2 answers">
      <AnswerCard
        author={{ name: 'Sam', variant: 7 }}
        standing="Lampyris"
        date={{ text: 'Today', dateTime: '2026-11-21' }}
        body="Not at all."
      />
    </QuestionCard>,
  );
  expect(screen.getByRole('link', { name: 'Is it loud?' }).getAttribute('href')).toBe('/faq/detail?q=1');
  expect(screen.getByText('Not at all.')).toBeTruthy();
  expect(screen.getByText('Lampyris')).toBeTruthy();
  expect(screen.getByText('2 answers')).toBeTruthy();
});

test('the best answer has a heading, and the others have none', () => {
  const answer = { author: { name: 'Jo' }, date: { text: 'Today', dateTime: '2026-11-21' }, body: 'Yes.' };
  render(
    <>
      <AnswerCard {...answer} bestTitle="Best answer" />
      <AnswerCard {...answer} />
    </>,
  );
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('heading').textContent).toBe('Best answer');
});
