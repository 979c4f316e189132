import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DraftTie } from '#src/storage/question-drafts.ts';
import { Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import { KeptDrafts, type KeptDraftsHandle } from './kept-drafts.tsx';
import type { QaDraft } from './drafts-query.ts';

const path = '/app-mall/v1/appQuestionAnswer/draft';
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const draftOf = (more: Partial<QaDraft> = {}): QaDraft => ({
  ...{ draftId: 'D1', kind: 'ANSWER', target: 'Q1', title: '', body: 'It is', version: 2, savedTime: 0 },
  ...more,
});

function Box() {
  const [body, setBody] = useState('');
  const [tie, setTie] = useState<DraftTie>();
  const keeper = useRef<KeptDraftsHandle>(null);
  return (
    <>
      <input aria-label="Answer" value={body} onChange={({ target }) => setBody(target.value)} />
      <output>{tie === undefined ? 'none' : `${tie.draftId} ${tie.version}`}</output>
      <KeptDrafts
        ref={keeper}
        kind="ANSWER"
        target="Q1"
        written={{ title: '', body }}
        tie={tie}
        onTie={setTie}
        onRestore={(draft) => setBody(draft.body)}
      />
    </>
  );
}

/** A shop that keeps drafts as the real one does, as far as one writer can tell. */
function show(stored: QaDraft[] = [], refuse?: Refusal) {
  const puts: QaDraft[] = [];
  const answer = async (request: Request) => {
    if (request.method === 'GET') return { list: stored };
    if (request.method === 'DELETE') {
      const { draftId } = (await request.json()) as QaDraft;
      stored.splice(0, stored.length, ...stored.filter((each) => each.draftId !== draftId));
      return {};
    }
    if (refuse) return refuse;
    const change = (await request.json()) as QaDraft;
    puts.push(change);
    const draft = { ...change, version: change.version + 1, savedTime: 0 };
    const others = stored.filter(({ draftId }) => draftId !== draft.draftId);
    stored.splice(0, stored.length, draft, ...others);
    return { draft, others };
  };
  renderInShop(<Box />, { [path]: answer }, 'US', 'm1');
  return { puts, stored };
}
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Answer' });

test('what is typed is kept a moment after the last key, as one draft', async () => {
  const { puts } = show();
  await user.type(field(), 'Warm');
  await pass(1_400);
  expect(puts).toEqual([]);
  await user.type(field(), 'er');
  await pass(1_600);
  await waitFor(() => expect(puts.map(({ body, version }) => [body, version])).toEqual([['Warmer', 0]]));
  expect(await screen.findByText(/Draft saved/)).toBeTruthy();
  await user.type(field(), ' light');
  await pass(1_600);
  await waitFor(() => expect(puts).toHaveLength(2));
  expect(puts[1]).toMatchObject({ draftId: puts[0]?.draftId, version: 1, body: 'Warmer light' });
});

test('a draft is put into an empty box, and one that is cleared is deleted', async () => {
  const { stored } = show([draftOf()]);
  await waitFor(() => expect(field().value).toBe('It is'));
  expect(screen.getByText('D1 2')).toBeTruthy();
  await user.clear(field());
  await pass(1_600);
  await waitFor(() => expect(stored).toEqual([]));
});

test('two texts about the same are both there, and change places', async () => {
  const { stored } = show([draftOf({ body: 'The newer one' }), draftOf({ draftId: 'D2', body: 'The older one' })]);
  await waitFor(() => expect(field().value).toBe('The newer one'));
  expect(await screen.findByText('The older one')).toBeTruthy();
  await user.type(field(), '!');
  await user.click(screen.getByRole('button', { name: 'Continue with this' }));
  await waitFor(() => expect(field().value).toBe('The older one'));
  expect(await screen.findByText('The newer one!')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete it' }));
  await waitFor(() => expect(stored.map(({ body }) => body)).toEqual(['The older one']));
});

test('a text that cannot be kept stays in its box, and no other takes its place', async () => {
  show(
    [draftOf(), draftOf({ draftId: 'D2', body: 'Other' })],
    new Refusal('QA_DRAFTS_FULL', 422, 'You keep 50 drafts.'),
  );
  await waitFor(() => expect(field().value).toBe('It is'));
  await user.type(field(), ' mine');
  await pass(1_600);
  await user.click(await screen.findByRole('button', { name: 'Continue with this' }));
  await pass(100);
  expect(field().value).toBe('It is mine');
});
