import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDraft } from '#machines/rma-wizard/draft.ts';
import type { WizardDraft } from '#machines/rma-wizard/types.ts';
import { store, tabStore } from '#src/storage/browser-store.ts';
import { stored } from '#src/storage/keys.ts';
import { rmaDraft } from '#src/storage/rma-draft.ts';
import { Refusal, renderInShop, type Answers } from '#src/testing/shop-fixture.tsx';
import { eligibility } from './rma-fixture.ts';
import { RmaWizard } from './rma-wizard.tsx';

const applyPath = '/app-mall/v1/rma/apply';
const uploadPath = '/app-mall/v1/media/upload';

beforeEach(() => {
  store.write(stored.intents, {});
  tabStore.remove(rmaDraft);
});
afterEach(cleanup);

const line = { lineId: 'L1', quantity: 1, reason: null, note: '', pictures: [] };
const complete = {
  ...emptyDraft,
  type: 'RETURN',
  lines: [{ ...line, reason: 'NO_LONGER_WANTED', note: 'Too bright' }],
};

/** Shows a question with the answers that were given before. */
function show(step: string, draft: WizardDraft, answers: Answers = {}) {
  window.history.replaceState(null, '', `/order/rma?orderNo=LUS1&step=${step}`);
  tabStore.write(rmaDraft, { orderNo: 'LUS1', ...draft });
  return renderInShop(<RmaWizard orderNo="LUS1" access={undefined} eligibility={eligibility} />, answers, 'US', 'm1');
}
const nothing = emptyDraft;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('items: pieces are chosen, what cannot be chosen says why, and nothing chosen goes no further', async () => {
  const { opened } = show('items', nothing);
  await press('Next');
  expect(screen.getByText('Choose at least one item')).toBeDefined();
  expect(screen.getByRole('checkbox', { name: 'About: Dial' })).toHaveProperty('disabled', true);
  expect(screen.getByText('You have an open request for it')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open the request' }).getAttribute('href')).toContain('rmaNo=R9');
  await userEvent.click(screen.getByRole('checkbox', { name: 'About: Dome' }));
  await userEvent.click(screen.getByRole('button', { name: 'One less' }));
  expect(screen.getByText('$39.99')).toBeDefined();
  await press('Next');
  expect(opened).toHaveBeenLastCalledWith(expect.stringContaining('step=type'));
  expect(tabStore.read(rmaDraft).lines).toEqual([line]);
});

test('kind: each with its last day, and what one item does not allow is not possible', async () => {
  show('type', { ...emptyDraft, lines: [line, { ...line, lineId: 'L2' }] });
  const back = screen.getByRole('radio', { name: /^Send it back for a refund/ });
  expect(back).toHaveProperty('disabled', true);
  expect(screen.getByText('Returns ended on Nov 1.')).toBeDefined();
  await press('Next');
  expect(screen.getByText('Choose what you would like')).toBeDefined();
  cleanup();
  show('type', { ...emptyDraft, lines: [line] });
  expect(screen.getByRole('radio', { name: /^Send it back for a refund.*Jan 31, .*11:59 PM ET$/ })).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: /^Repair or exchange/ }));
  expect(tabStore.read(rmaDraft).type).toBe('WARRANTY');
});

test('reason: first help, a photo where nobody can judge without it, and notes', async () => {
  const upload = () => ({ mediaId: 'M1', url: '/media/uploads/M1.jpg', type: 'IMAGE' });
  const { opened } = show('reasons', { ...emptyDraft, type: 'WARRANTY', lines: [line] }, { [uploadPath]: upload });
  const reason = screen.getByRole('combobox', { name: 'Reason' });
  expect(within(reason).queryByRole('option', { name: 'I no longer want it' })).toBeNull();
  await userEvent.selectOptions(reason, 'It does not connect');
  expect(screen.getByText('Turn it off and on three times.')).toBeDefined();
  await userEvent.selectOptions(reason, 'It does not work');
  await press('Next');
  expect(screen.getAllByText('Add at least one photo').length).toBeGreaterThan(0);
  expect(opened).not.toHaveBeenCalled();
  await userEvent.upload(
    screen.getByLabelText('Add photos or a video'),
    new File([new Uint8Array([1])], 'lamp.jpg', { type: 'image/jpeg' }),
  );
  await screen.findByText('Added');
  await userEvent.type(screen.getByRole('textbox', { name: /^What we should know/ }), 'Dark');
  await press('Next');
  expect(opened).toHaveBeenLastCalledWith(expect.stringContaining('step=review'));
  expect(tabStore.read(rmaDraft).lines).toEqual([
    {
      ...line,
      reason: 'DEFECTIVE',
      note: 'Dark',
      pictures: [{ mediaId: 'M1', name: 'lamp.jpg', url: '/media/uploads/M1.jpg' }],
    },
  ]);
});

test('photos of two items that arrive at the same moment are both kept', async () => {
  let number = 0;
  const waiting: (() => void)[] = [];
  const upload = async () => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    number += 1;
    return { mediaId: `M${number}`, url: `/media/uploads/M${number}.jpg`, type: 'IMAGE' };
  };
  show(
    'reasons',
    { ...emptyDraft, type: 'WARRANTY', lines: [line, { ...line, lineId: 'L2' }] },
    { [uploadPath]: upload },
  );
  const photo = new File([new Uint8Array([1])], 'lamp.jpg', { type: 'image/jpeg' });
  for (const control of screen.getAllByLabelText('Add photos or a video')) await userEvent.upload(control, photo);
  await waitFor(() => expect(waiting).toHaveLength(2));
  for (const arrive of waiting) arrive();
  await waitFor(() => expect(tabStore.read(rmaDraft).lines.map(({ pictures }) => pictures.length)).toEqual([1, 1]));
});

test('an item whose photo was still on its way holds nothing back once it is taken out', async () => {
  const never = () => new Promise<object>(() => undefined);
  const lines = [
    { ...line, reason: 'CONNECT_PROBLEM' },
    { ...line, lineId: 'L2', reason: 'CONNECT_PROBLEM' },
  ];
  const { opened, again } = show('reasons', { ...emptyDraft, type: 'WARRANTY', lines }, { [uploadPath]: never });
  const [control] = screen.getAllByLabelText('Add photos or a video');
  const photo = new File([new Uint8Array([1])], 'lamp.jpg', { type: 'image/jpeg' });
  if (control) await userEvent.upload(control, photo);
  await press('Next');
  expect(screen.getAllByText('Wait until every file is sent, or remove it.').length).toBeGreaterThan(0);
  expect(opened).not.toHaveBeenCalled();
  const showStep = (step: string) => {
    window.history.pushState(null, '', `/order/rma?orderNo=LUS1&step=${step}`);
    again(<RmaWizard orderNo="LUS1" access={undefined} eligibility={eligibility} />);
  };
  showStep('items');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'About: Dome' }));
  showStep('reasons');
  await screen.findByRole('combobox', { name: 'Reason' });
  await press('Next');
  expect(opened).toHaveBeenLastCalledWith(expect.stringContaining('step=review'));
});

test('a question that an earlier one has no answer for is not shown', () => {
  show('review', { ...emptyDraft, type: 'RETURN', lines: [line] });
  expect(screen.getByRole('heading', { level: 1, name: 'Step 3 of 4: What’s the reason?' })).toBeDefined();
});

test('review: all answers with the ways to change them, and the request goes out once', async () => {
  const apply = vi.fn((_request: Request) => ({ rmaNo: 'R1' }));
  const { opened } = show('review', complete, { [applyPath]: apply });
  for (const word of ['1 of 2 × Dome', 'Send it back for a refund', 'I no longer want it', 'Too bright', '$39.99'])
    expect(screen.getByText(word)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Change reason' }).getAttribute('href')).toContain('step=reasons');
  await press('Send request');
  await waitFor(() => expect(opened).toHaveBeenLastCalledWith(expect.stringContaining('rmaNo=R1')));
  const [request] = apply.mock.calls[0] ?? [];
  expect(await request?.json()).toEqual({
    orderNo: 'LUS1',
    type: 'RETURN',
    lines: [{ lineId: 'L1', quantity: 1, reason: 'NO_LONGER_WANTED', note: 'Too bright' }],
  });
  expect([apply.mock.calls.length, store.read(stored.intents), tabStore.read(rmaDraft).orderNo]).toEqual([1, {}, '']);
});

test('a request whose answer was lost says so and goes out again under its key, also after a reload', async () => {
  const keys: (string | null)[] = [];
  const lost = ({ headers }: Request) => {
    keys.push(headers.get('idempotency-key'));
    return new Refusal('INTERNAL', 500, 'Something went wrong.');
  };
  show('review', complete, { [applyPath]: lost });
  await press('Send request');
  await screen.findByText(/^No answer, so/);
  cleanup();
  show('review', complete, { [applyPath]: lost });
  await press('Send request');
  await screen.findByText(/^No answer, so/);
  expect([keys.length, keys[0] === keys[1]]).toEqual([2, true]);
});

test('who looks at the answers again after a lost one is not told so there, and sends the same under the same key', async () => {
  const keys: (string | null)[] = [];
  const lost = ({ headers }: Request) => {
    keys.push(headers.get('idempotency-key'));
    return new Refusal('INTERNAL', 500, 'Something went wrong.');
  };
  const { again } = show('review', complete, { [applyPath]: lost });
  const openStep = (step: string) => {
    window.history.replaceState(null, '', `/order/rma?orderNo=LUS1&step=${step}`);
    again(<RmaWizard orderNo="LUS1" access={undefined} eligibility={eligibility} />);
  };
  await press('Send request');
  await screen.findByText(/^No answer, so/);
  openStep('reasons');
  expect(await screen.findByRole('heading', { level: 1, name: /What’s the reason/ })).toBeDefined();
  await waitFor(() => expect(screen.queryByText(/^No answer, so/)).toBeNull());
  openStep('review');
  await press('Send request');
  await screen.findByText(/^No answer, so/);
  expect([keys.length, keys[0] === keys[1]]).toEqual([2, true]);
});

test('a refusal stands above the answers, which stay', async () => {
  show('review', complete, { [applyPath]: () => new Refusal('RMA_PERIOD', 422, 'The deadline for this has passed.') });
  await press('Send request');
  expect(await screen.findByText('The deadline for this has passed.')).toBeDefined();
  expect(screen.getByText('Too bright')).toBeDefined();
});

test('review: what comes back is counted by the server, and coins are a choice that nobody made yet', async () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  const requests: object[] = [];
  show('review', complete, {
    '/app-mall/v1/rma/preview': {
      goods: usd(3_999),
      delivery: usd(0),
      shortfall: usd(50),
      giftDeduction: usd(0),
      gifts: [],
      amount: usd(3_949),
      coinReturn: 100,
      coinClawback: 390,
      toCoins: 4_146,
    },
    [applyPath]: async (request) => {
      requests.push((await request.json()) as object);
      return { rmaNo: 'R1' };
    },
  });
  const inCoins = await screen.findByRole('radio', { name: /^4,146 coins, with 5% extra/ });
  expect(screen.getByText('−$0.50')).toBeDefined();
  expect(screen.getAllByText('$39.49')).toHaveLength(2);
  for (const radio of screen.getAllByRole('radio')) expect(radio).toHaveProperty('checked', false);
  await userEvent.click(inCoins);
  await press('Send request');
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]).toMatchObject({ type: 'RETURN', refundTo: 'COINS' });
});

test('review: a gift that is not earned any more is decided about, and nothing is chosen at first', async () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  const requests: object[] = [];
  const [{ image } = { image: undefined }] = eligibility.lines;
  const gift = { lineId: 'G1', title: 'Orb', image, quantity: 1, worth: usd(999), deduction: usd(999) };
  show('review', complete, {
    '/app-mall/v1/rma/preview': async (request) => {
      const { gifts = [] } = (await request.json()) as { gifts?: readonly { choice: string }[] };
      const isKept = gifts.some(({ choice }) => choice === 'DEDUCT');
      return {
        goods: usd(3_999),
        delivery: usd(0),
        shortfall: usd(0),
        giftDeduction: usd(isKept ? 999 : 0),
        gifts: [gift],
        amount: usd(isKept ? 3_000 : 3_999),
        coinReturn: 0,
        coinClawback: 0,
        toCoins: 0,
      };
    },
    [applyPath]: async (request) => {
      requests.push((await request.json()) as object);
      return { rmaNo: 'R1' };
    },
  });
  const question = await screen.findByRole('group', { name: 'Orb' });
  for (const radio of within(question).getAllByRole('radio')) expect(radio).toHaveProperty('checked', false);
  await press('Send request');
  expect(screen.getAllByText('Choose what happens to your gift').length).toBeGreaterThan(0);
  expect(requests).toHaveLength(0);
  await userEvent.click(within(question).getByRole('radio', { name: /^Keep it.*−\$9\.99$/ }));
  const summary = screen.getByRole('region', { name: 'Your refund' });
  await waitFor(() => expect(summary.textContent).toContain('For the gift you keep−$9.99'));
  expect(summary.textContent).toContain('$30.00');
  await press('Send request');
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]).toMatchObject({ gifts: [{ lineId: 'G1', choice: 'DEDUCT' }] });
});

test('the first question has a picture of an open carton, later ones have the answers so far', () => {
  show('items', nothing);
  expect(screen.getAllByRole('img', { name: /^Open carton/ })).not.toEqual([]);
  cleanup();
  show('type', { ...emptyDraft, lines: [line] });
  expect(screen.queryByRole('img', { name: /^Open carton/ })).toBeNull();
  expect(screen.getByRole('region', { name: 'Your answers so far' })).toBeDefined();
});
