import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { components } from '#openapi/types.ts';
import { qaDraftsMax } from '#rules/qa-limits.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { openQuestionShop, type QuestionShop } from '../questions-fixture.ts';

type Change = components['schemas']['QaDraftChange'];

let at: QuestionShop;
let writer: TestMember;
beforeAll(async () => {
  at = await openQuestionShop();
  writer = await at.buyer();
});
afterAll(() => at.close());

const newDraft = (change: Partial<Change> = {}): Change => ({
  ...{ draftId: randomUUID(), kind: 'ANSWER', target: randomUUID(), title: '', body: 'It is', version: 0 },
  ...change,
});
const save = ({ token }: TestMember, body: Change) => at.api.call('saveDraft', { token, body });
const saved = async (body: Change) => (await save(writer, body)).data;
const listed = async (target: string, { token }: TestMember = writer) =>
  (await at.api.ok('listDrafts', { token, query: { kind: 'ANSWER', target } })).list.map(({ body }) => body);

describe('a draft', () => {
  it('is kept as it was typed, changed by who has seen the last version, and seen by nobody else', async () => {
    const draft = newDraft({ body: '<b> jo@mail.example 💡 emoji(1)' });
    expect(await saved(draft)).toMatchObject({ draft: { body: draft.body, version: 1 }, others: [] });
    expect(await saved({ ...draft, body: 'Else', version: 1 })).toMatchObject({ draft: { version: 2 }, others: [] });
    expect(await listed(draft.target)).toEqual(['Else']);
    expect(await listed(draft.target, await at.member())).toEqual([]);
    const body = { draftId: draft.draftId };
    await at.api.ok('deleteDraft', { token: (await at.member()).token, body });
    expect(await listed(draft.target)).toEqual(['Else']);
    await at.api.ok('deleteDraft', { token: writer.token, body });
    expect(await listed(draft.target)).toEqual([]);
  });

  it('is two where it was changed in two places, and one where the later text holds the earlier one', async () => {
    const draft = newDraft();
    await saved(draft);
    await saved({ ...draft, body: 'It is warm', version: 1 });
    // The answer to the last call was lost, and more was typed.
    expect(await saved({ ...draft, body: 'It is warm and', version: 1 })).toMatchObject({ draft: { version: 3 } });
    const elsewhere = await saved({ ...draft, body: 'It is cold', version: 1 });
    expect(elsewhere).toMatchObject({
      draft: { body: 'It is cold', version: 1 },
      others: [{ body: 'It is warm and' }],
    });
    expect(elsewhere.draft.draftId).not.toBe(draft.draftId);
    expect((await listed(draft.target)).toSorted()).toEqual(['It is cold', 'It is warm and']);
  });

  it('goes with the text that it has become', async () => {
    const questionId = await at.asked(await at.member());
    const draft = newDraft({ target: questionId });
    await saved(draft);
    const key = randomUUID();
    await at.answer(writer, questionId, { draftId: draft.draftId }, key);
    expect(await listed(questionId)).toEqual([]);
    expect((await at.answer(writer, questionId, {}, key)).status).toBe(200);
  });

  it(`is one of ${qaDraftsMax}, also where many come at once`, async () => {
    const member = await at.member();
    const rush = Array.from({ length: qaDraftsMax + 10 }, () => save(member, newDraft()));
    const refused = (await Promise.all(rush)).filter(({ code }) => code === 'QA_DRAFTS_FULL');
    expect(refused).toHaveLength(10);
  });
});

interface Typed {
  readonly tab: 0 | 1;
  readonly does: 'type' | 'save' | 'reload';
}

const words = (count: number) => `word${count}`;

/** Two tabs of a member that write to the same question, one of which may be behind; typed words are never deleted. */
async function write(steps: readonly Typed[], keep: typeof save): Promise<string[]> {
  const target = randomUUID();
  const tabs = [newDraft({ target, body: '' }), newDraft({ target, body: '' })];
  const typed: string[] = [];
  for (const [index, { tab, does }] of steps.entries()) {
    const draft = tabs[tab];
    if (!draft) continue;
    if (does === 'type') {
      typed.push(words(index));
      tabs[tab] = { ...draft, body: `${draft.body} ${words(index)}` };
    }
    // A reload shows what the shop has, after what was typed was kept.
    if (does !== 'type' && draft.body !== '')
      tabs[tab] = (({ savedTime: _, ...rest }) => rest)((await keep(writer, draft)).data.draft);
    if (does === 'reload') {
      const [newest] = (await at.api.ok('listDrafts', { token: writer.token, query: { kind: 'ANSWER', target } })).list;
      if (newest) tabs[tab] = (({ savedTime: _, ...rest }) => rest)(newest);
    }
  }
  for (const draft of tabs) if (draft.body !== '') await keep(writer, draft);
  const all = (await listed(target)).join(' ');
  const { list } = await at.api.ok('listDrafts', { token: writer.token, query: { kind: 'ANSWER', target } });
  for (const { draftId } of list) await at.api.ok('deleteDraft', { token: writer.token, body: { draftId } });
  return typed.filter((word) => !all.split(' ').includes(word));
}

const steps = fc.array(
  fc.record<Typed>({ tab: fc.constantFrom(0, 1), does: fc.constantFrom('type', 'type', 'save', 'reload') }),
  { minLength: 4, maxLength: 14 },
);

describe('any writing in two tabs', () => {
  it('loses no word', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (life) => {
        expect(await write(life, save)).toEqual([]);
      }),
      { numRuns: Math.max(10, Math.round(200 * inject('share'))) },
    );
  });

  it('would lose some if the last one that saves were right: a control', async () => {
    const overwrite: typeof save = async (member, change) => {
      const { version = 0 } = (await at.shop.db
        .selectFrom('qa_drafts')
        .select('version')
        .where('draft_id', '=', change.draftId)
        .executeTakeFirst()) ?? { version: 0 };
      return save(member, { ...change, version });
    };
    const life = (
      [
        [0, 'type'],
        [0, 'save'],
        [1, 'reload'],
        [0, 'type'],
        [0, 'save'],
        [1, 'type'],
        [1, 'save'],
      ] as const
    ).map(([tab, does]) => ({ tab, does }));
    expect(await write(life, save)).toEqual([]);
    expect(await write(life, overwrite)).toEqual([words(3)]);
  });
});
