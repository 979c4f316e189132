import { describe, expect, it } from 'vitest';
import { day } from './durations.ts';
import { editableUntil, qaEditWindow } from './qa-limits.ts';
import {
  type AnswererEvent,
  answererAfter,
  answererStatuses,
  type QuestionEvent,
  questionAfter,
  questionStatuses,
  replyAfter,
  replyStatuses,
  retryTime,
  suspends,
  takesAnswers,
} from './qa-states.ts';

const facts = { answers: 0, isDeletedByAuthor: false };
const events: readonly QuestionEvent[] = ['APPROVE', 'ANSWERS_CHANGED', 'CLOSE', 'REOPEN', 'REMOVE'];
const rowOf = (change: Partial<typeof facts>) =>
  questionStatuses.map((status) =>
    events.map((event) => questionAfter(status, event, { ...facts, ...change }) ?? '-').join(' '),
  );

describe('a question', () => {
  it('takes these events in these statuses', () => {
    expect(rowOf({})).toEqual([
      'OPEN - - - REMOVED',
      '- OPEN CLOSED - REMOVED',
      '- OPEN CLOSED - REMOVED',
      '- CLOSED - OPEN REMOVED',
      'OPEN REMOVED - - -',
    ]);
  });

  it('is answered while an answer is shown', () => {
    expect(rowOf({ answers: 1 })).toEqual([
      'ANSWERED - - - REMOVED',
      '- ANSWERED CLOSED - REMOVED',
      '- ANSWERED CLOSED - REMOVED',
      '- CLOSED - ANSWERED REMOVED',
      'ANSWERED REMOVED - - -',
    ]);
    expect(questionStatuses.filter(takesAnswers)).toEqual(['OPEN', 'ANSWERED']);
  });

  it('stays removed when its author deleted it', () => {
    expect(questionAfter('REMOVED', 'APPROVE', { answers: 1, isDeletedByAuthor: true })).toBeUndefined();
  });
});

describe('an answer', () => {
  it('is shown by an approval and removed once', () => {
    const after = (event: 'APPROVE' | 'REMOVE', isDeletedByAuthor = false) =>
      replyStatuses.map((status) => replyAfter(status, event, { isDeletedByAuthor }) ?? '-').join(' ');
    expect(after('APPROVE')).toBe('PUBLISHED - PUBLISHED');
    expect(after('REMOVE')).toBe('REMOVED REMOVED -');
    expect(after('APPROVE', true)).toBe('- - -');
  });

  it('can be edited until just before the 15 minutes are over', () => {
    expect(editableUntil(0, qaEditWindow - 1)).toBe(qaEditWindow);
    expect(editableUntil(0, qaEditWindow)).toBeNull();
  });
});

describe('an answerer', () => {
  it('takes these events in these statuses', () => {
    const all: readonly AnswererEvent[] = ['APPLY', 'APPROVE', 'REJECT', 'SUSPEND'];
    expect(answererStatuses.map((status) => all.map((event) => answererAfter(status, event) ?? '-').join(' '))).toEqual(
      ['PENDING - - -', '- APPROVED REJECTED -', '- - - SUSPENDED', 'PENDING APPROVED - -', '- APPROVED - -'],
    );
  });

  it('waits 30 days after a refusal and is suspended by three reports', () => {
    expect(retryTime(0)).toBe(30 * day);
    expect([2, 3, 4].map(suspends)).toEqual([false, true, true]);
  });
});
