import { expect, test } from 'vitest';
import { answerDraft, commentDraft, questionDraft } from './question-drafts.ts';

const picture = { mediaId: 'M1', name: 'lamp.jpg', url: '/media/uploads/M1.jpg' };
const question = { owner: 'm1 LM-DOME', title: 'Is it loud?', body: 'At night', pictures: [picture] };
const answer = { owner: 'm1 Q1', body: 'Not at all.', pictures: [picture], tie: { draftId: 'D1', version: 3 } };

test('drafts of questions and answers are read as they were written', () => {
  expect(questionDraft.read(questionDraft.write(question))).toEqual(question);
  expect(answerDraft.read(answerDraft.write(answer))).toEqual(answer);
});

test.each([
  ['a text that is none', { title: 7, body: null }, { title: '', body: '' }],
  ['more than a question holds', { title: 'a'.repeat(160) }, { title: 'a'.repeat(150) }],
  ['a picture of somewhere else', { pictures: [{ ...picture, url: 'https://x.test/1.png' }] }, { pictures: [] }],
])('a draft with %s keeps the rest', (_, broken, read) => {
  expect(questionDraft.read(JSON.stringify({ ...question, ...broken }))).toEqual({ ...question, ...read });
});

test('a comment is read as it was written, and a tie that is none is left out', () => {
  const comment = { owner: 'm1 R1', body: 'Mine too.' };
  expect(commentDraft.read(commentDraft.write(comment))).toEqual(comment);
  const { tie: _, ...rest } = answer;
  expect(answerDraft.read(JSON.stringify({ ...rest, tie: { draftId: 7 } }))).toEqual(rest);
});

test('an answer is cut to its length, and a draft of nobody is none', () => {
  expect(answerDraft.read(JSON.stringify({ ...answer, body: 'a'.repeat(2_001) }))?.body).toHaveLength(2_000);
  expect(answerDraft.read(JSON.stringify({ ...answer, owner: '' }))).toBeUndefined();
  expect(questionDraft.read('[]')).toBeUndefined();
});
