import { describe, expect, it } from 'vitest';
import { qaLengths } from '#rules/qa-limits.ts';
import { maskContacts, tagsOf, waitsForOperator } from '#rules/qa-texts.ts';
import { products } from '../catalogue/products.ts';
import { questionSeeds } from './seed-questions.ts';

const texts = questionSeeds.flatMap(({ title, body, answers }) => [
  title,
  ...(body === undefined ? [] : [body]),
  ...answers.map((answer) => answer.body),
]);

describe('the questions of the seed', () => {
  it('are about many products that are out, some without an answer and one closed', () => {
    const out = new Map(products.map(({ spu, releasedDaysAgo }) => [spu, releasedDaysAgo]));
    for (const { spu, daysAgo } of questionSeeds) expect([spu, (out.get(spu) ?? 0) > daysAgo]).toEqual([spu, true]);
    expect(new Set(questionSeeds.map(({ spu }) => spu)).size).toBeGreaterThan(20);
    expect(questionSeeds.filter(({ answers }) => answers.length === 0)).toHaveLength(6);
    expect(questionSeeds.filter(({ closed }) => closed)).toHaveLength(1);
  });

  it('could have been written in this shop', () => {
    for (const { title, body = '', answers } of questionSeeds) {
      expect(title.length).toBeGreaterThanOrEqual(qaLengths.title.min);
      expect(title.length).toBeLessThanOrEqual(qaLengths.title.max);
      expect(body.length).toBeLessThanOrEqual(qaLengths.question.max);
      expect(answers.filter(({ best }) => best).length).toBeLessThanOrEqual(1);
    }
    for (const text of texts) {
      expect(maskContacts(text)).toBe(text);
      expect([text, waitsForOperator({ text, media: 0, approved: 3 })]).toEqual([text, false]);
    }
  });

  it('say something different each time, plainly', () => {
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).not.toMatch(/ {2}|[<>{}!]|alexa|google|siri|homekit|philips|govee|ikea/i);
  });

  it('are found by what they are about', () => {
    expect(
      questionSeeds.filter(({ title, body = '' }) => tagsOf(`${title} ${body}`).length > 0).length,
    ).toBeGreaterThan(18);
  });
});
