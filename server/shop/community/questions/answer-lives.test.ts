import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { clipToDailyCap, taskPoints } from '#rules/coin-tasks.ts';
import { day } from '#rules/durations.ts';
import { answerCoins } from '#rules/qa-limits.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { agree, Divergence } from '#server/testing/lives/divergence.ts';
import { startSession } from '#server/shop/account/sessions/start-session.ts';
import { testClient, type TestMember } from '#server/testing/test-member.ts';
import { auditCoins } from '../../coins/ledger/audit.ts';
import { readCoinBalance } from '../../coins/ledger/coin-account.ts';
import { creditCoins } from '../../coins/order-coins.ts';
import { readTaskPoints } from '../../loyalty/task-points.ts';
import { openQuestionShop, type QuestionShop } from './questions-fixture.ts';

let at: QuestionShop;
beforeAll(async () => {
  at = await openQuestionShop();
});
afterAll(async () => {
  expect(await auditCoins(at.shop.db)).toEqual([]);
  await at.close();
});

interface Step {
  readonly do: 'answer' | 'best' | 'none best' | 'remove' | 'report' | 'delete' | 'restore' | 'spend' | 'next day';
  readonly who: 0 | 1;
  /** Which of the answers there are. */
  readonly which: number;
}

const steps = fc.array(
  fc.record<Step>({
    do: fc.constantFrom(
      ...(['answer', 'answer', 'answer', 'answer', 'best', 'best', 'none best'] as const),
      ...(['remove', 'report', 'delete', 'restore', 'spend', 'next day'] as const),
    ),
    who: fc.constantFrom(0, 1),
    which: fc.nat({ max: 20 }),
  }),
  { minLength: 6, maxLength: 24 },
);

/** An answer as the model knows it. */
interface Answer {
  readonly replyId: string;
  readonly writer: Writer;
  state: 'shown' | 'removed' | 'deleted';
  coins: number;
  best: number;
}

/** What a member should have: sums, without lots, entries and causes. */
interface Writer {
  readonly member: TestMember;
  coins: number;
  today: number;
}

/** How the coins of the best answer are paid: by the shop, or by a control that forgets what it paid. */
type Bonus = (answer: Answer) => Promise<void>;
const byShop: Bonus = () => Promise.resolve();
const everyTime: Bonus = async ({ writer: { member } }) => {
  const credit = { accountId: member.accountId, amount: answerCoins.best, source: 'TASK' } as const;
  await withTransaction(at.shop, 'durable', (tx) =>
    creditCoins(at.shop, tx, { ...credit, refNo: randomUUID(), text: 'Best answer' }),
  );
};

/** The same done by two processes at once; what the second one is refused with is of no interest. */
const twice = async (act: () => Promise<unknown>): Promise<void> => {
  await Promise.allSettled([act(), act()]);
};

/** A token lives for hours, these lives for days. */
const logIn = async ({ accountId }: TestMember) =>
  (await startSession(at.shop, at.shop.db, accountId, testClient)).token;

async function live(life: readonly Step[], bonus: Bonus): Promise<void> {
  const asker = await at.member();
  const questionId = await at.asked(asker);
  const writers: Writer[] = [];
  for (let count = 0; count < 2; count += 1) writers.push({ member: await at.buyer(), coins: 0, today: 0 });
  const answers: Answer[] = [];
  let best: Answer | undefined;
  let isPaid = false;

  const earn = (writer: Writer, coins: number): number => {
    const amount = clipToDailyCap(coins, writer.today);
    writer.coins += amount;
    writer.today += amount;
    return amount;
  };
  const lose = (answer: Answer, state: 'removed' | 'deleted') => {
    const { writer } = answer;
    writer.coins = Math.max(0, writer.coins - answer.coins - answer.best);
    Object.assign(answer, { state, coins: 0, best: 0 });
    if (best === answer) best = undefined;
  };

  for (const { do: what, who, which } of life) {
    const answer = answers[which % Math.max(1, answers.length)];
    const writer = writers[who];
    if (!writer) continue;
    if (what === 'answer') {
      const key = randomUUID();
      const member = { ...writer.member, token: await logIn(writer.member) };
      await twice(() => at.answer(member, questionId, {}, key));
      const { status, data } = await at.answer(member, questionId, {}, key);
      if (status !== 200) continue;
      if (data.status === 'PENDING') await twice(() => at.ops('qa', 'approve', data.replyId));
      const coins = earn(writer, answerCoins.shown);
      answers.push({ replyId: data.replyId, writer, state: 'shown', coins, best: 0 });
    }
    if (what === 'next day') {
      at.shop.clock.advance(day);
      for (const each of writers) each.today = 0;
    }
    if (what === 'spend' && writer.coins > 1) {
      const spent = Math.ceil(writer.coins / 2);
      await at.ops('coin', 'adjust', writer.member.email, `--coins=-${spent}`, '--reason', 'Spent');
      writer.coins -= spent;
    }
    if (what === 'none best' || what === 'best') {
      const chosen = what === 'best' && answer?.state === 'shown' ? answer : undefined;
      const token = await logIn(asker);
      const body = { questionId, replyId: chosen?.replyId ?? null };
      await twice(() => at.api.ok('chooseBestReply', { token, body }));
      best = chosen;
      if (!chosen) continue;
      if (!isPaid) chosen.best = earn(chosen.writer, answerCoins.best);
      else await bonus(chosen);
      isPaid = true;
    }
    if (!answer) continue;
    if ((what === 'remove' || what === 'report') && answer.state === 'shown') {
      const { replyId: targetId } = answer;
      const body = { targetType: 'REPLY', targetId, reasonCode: 'SPAM' } as const;
      if (what === 'report') await at.api.ok('reportContent', { token: await logIn(asker), body });
      await twice(() => at.ops('qa', 'remove', targetId, '--reason', 'OTHER'));
      lose(answer, 'removed');
    }
    if (what === 'delete' && answer.state === 'shown') {
      const token = await logIn(answer.writer.member);
      await twice(() => at.api.ok('deleteContent', { token, body: { type: 'REPLY', id: answer.replyId } }));
      lose(answer, 'deleted');
    }
    if (what === 'restore' && answer.state !== 'shown') {
      await twice(() => at.ops('qa', 'approve', answer.replyId));
      if (answer.state === 'removed') answer.state = 'shown';
    }
  }

  await compare(questionId, writers, answers, best);
}

/** @throws Divergence where the shop says something else than the model */
async function compare(
  questionId: string,
  writers: readonly Writer[],
  answers: readonly Answer[],
  best: Answer | undefined,
): Promise<void> {
  const shown = answers.filter(({ state }) => state === 'shown');
  const { question } = await at.api.ok('getQuestion', { query: { questionId } });
  agree('the best answer', question.bestReplyId, best?.replyId ?? null);
  agree('the answers', [question.answerCount, question.status], [shown.length, shown.length > 0 ? 'ANSWERED' : 'OPEN']);
  for (const { member, coins } of writers) {
    const { accountId } = member;
    agree('the coins', (await readCoinBalance(at.shop.db, accountId, at.shop.clock.now())).available, coins);
    agree('the books', await auditCoins(at.shop.db, accountId), []);
    const own = answers.filter(({ writer }) => writer.member === member);
    const token = await logIn(member);
    const { stats } = await at.api.ok('getQaSpace', { token, query: { tab: 'ANSWERS' } });
    agree(
      'the coins of the answers',
      stats.coins,
      own.reduce((sum, each) => sum + each.coins + each.best, 0),
    );
    const points = own.flatMap((each) => [each.coins, each.best].filter((part) => part > 0).map(taskPoints));
    const rows = await readTaskPoints(at.shop.db, accountId, 0);
    const sumOf = (list: readonly number[]) => list.reduce((sum, part) => sum + part, 0);
    agree('the points', sumOf(rows.map((row) => row.points)), sumOf(points));
  }
}

describe('any life of answers', () => {
  const runs = Math.max(4, Math.round(40 * inject('share')));

  it('pays each of them once, within the limit of the day, and takes it back once', async () => {
    await fc.assert(
      fc.asyncProperty(steps, (life) => live(life, byShop)),
      { numRuns: runs },
    );
  });

  it('would pay too much if the coins of the best answer came with every choice: a control', async () => {
    const life = (['answer', 'answer', 'best', 'best'] as const).map(
      (what, which) => ({ do: what, who: 0, which }) as const,
    );
    await expect(live(life, everyTime)).rejects.toBeInstanceOf(Divergence);
  });
});
