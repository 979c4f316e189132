import { keepPreviousData, onlineManager, useQuery } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ShopApiError } from '../api/errors.ts';
import { renderInShop } from '../testing/shop-fixture.tsx';
import { QueryView, type QueryViewProps } from './query-view.tsx';

type Answer = () => Promise<string>;

const answered = (lamp: string) => () => Promise.resolve(lamp);
const failed = () => Promise.reject(new Error('Broken'));

/** An answer that comes when it is let go. */
function heldBack(answer: Answer) {
  const gate: { open?: () => void } = {};
  const opened = new Promise<void>((open) => (gate.open = open));
  return { answer: () => opened.then(answer), letGo: () => gate.open?.() };
}

interface LampProps extends Pick<QueryViewProps<string>, 'withNote' | 'marksOutdated'> {
  /** One for each read. */
  readonly answers: Answer[];
  readonly id?: number;
  /** Of what is there from the start, epoch ms. */
  readonly readAt?: number;
}

function Lamp({ answers, id = 1, readAt, ...view }: LampProps) {
  const found = useQuery({
    queryKey: ['lamp', id],
    queryFn: () => (answers.shift() ?? failed)(),
    placeholderData: keepPreviousData,
    ...(readAt !== undefined && { initialData: 'Arc lamp', initialDataUpdatedAt: readAt, staleTime: Infinity }),
  });
  return (
    <>
      <QueryView query={found} waiting={<p>Looking</p>} {...view}>
        {(lamp) => <p>{lamp}</p>}
      </QueryView>
      <button onClick={() => void found.refetch()}>Read again</button>
      {found.isRefetchError && <p>Not read again</p>}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const words = () => document.body.textContent;

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

test('it waits for the first answer, and a failure can be tried again', async () => {
  const first = heldBack(failed);
  renderInShop(<Lamp answers={[first.answer, answered('Desk lamp')]} />);
  expect(words()).toBe('LookingRead again');
  first.letGo();
  await screen.findByRole('button', { name: 'Retry' });
  expect(screen.queryByText('Looking')).toBeNull();
  await press('Retry');
  await screen.findByText('Desk lamp');
  expect(words()).toBe('Desk lampRead again');
});

test('what was read stays when the next read fails', async () => {
  renderInShop(<Lamp answers={[answered('Desk lamp'), failed]} />);
  await screen.findByText('Desk lamp');
  await press('Read again');
  await screen.findByText('Not read again');
  expect(words()).toBe('Desk lampRead againNot read again');
});

test('without a network the data says above it how old it is, where a page asks for that', () => {
  const readAt = new Date(2026, 0, 5, 9, 7).getTime();
  const { again } = renderInShop(<Lamp answers={[]} readAt={readAt} withNote />);
  expect(words()).toBe('Arc lampRead again');
  act(() => onlineManager.setOnline(false));
  expect(words()).toMatch(/09:07.*Arc lamp/);
  again(<Lamp answers={[]} readAt={readAt} />);
  expect(words()).toBe('Arc lampRead again');
});

test('data of another key stays, busy, until the new is there', async () => {
  const next = heldBack(answered('Floor lamp'));
  const answers = [answered('Desk lamp'), next.answer];
  const { again } = renderInShop(<Lamp answers={answers} marksOutdated />);
  const isBusy = (lamp: string) => screen.getByText(lamp).parentElement?.ariaBusy;
  await screen.findByText('Desk lamp');
  expect(isBusy('Desk lamp')).toBe('false');
  again(<Lamp answers={answers} id={2} marksOutdated />);
  expect(isBusy('Desk lamp')).toBe('true');
  next.letGo();
  await screen.findByText('Floor lamp');
  expect(isBusy('Floor lamp')).toBe('false');
});

test('it leads whoever has not confirmed the email to the profile, which mails the link again', async () => {
  const unproved = () =>
    Promise.reject(new ShopApiError('refused', { kind: 'answer', status: 403, code: 'AUTH_EMAIL_UNPROVED' }));
  renderInShop(<Lamp answers={[unproved]} />);
  expect((await screen.findByRole('link', { name: 'Confirm it now' })).getAttribute('href')).toMatch(
    /^\/profile\?part=password/,
  );
});
