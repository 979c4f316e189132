import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { assistantTalk } from '#src/storage/assistant-talk.ts';
import { store } from '#src/storage/browser-store.ts';
import { type Answers, Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import { AssistantPanel } from './assistant-panel.tsx';

const paths = {
  ask: '/bff-app/ai-robot/execute',
  read: '/bff-app/ai-robot/conversation',
  clear: '/bff-app/ai-robot/clear',
};
const sessionId = 'session-0123456789abcd';
const reply = {
  sessionId,
  reply: 'Cut it on the scissors. Unplug it first.',
  sources: [
    {
      type: 'ARTICLE',
      id: 'cut-strip',
      title: 'Where to cut a strip',
      route: '/support/topic-faq-detail/strips?faqId=cut-strip',
    },
  ],
  actions: [{ type: 'PAIR', label: 'Connect a light', route: '/support/topic-faq-detail/connect' }],
  handover: false,
};
const envelope = (data: object) => ({ status: 200, message: 'OK', data, serverTime: 1, traceId: 't' });

/** A stream whose events are sent one by one. */
function streamed() {
  const parts = new TransformStream<Uint8Array, Uint8Array>();
  const writer = parts.writable.getWriter();
  const send = (value: object) => writer.write(new TextEncoder().encode(`data: ${JSON.stringify(value)}\n\n`));
  return {
    response: new Response(parts.readable, { headers: { 'content-type': 'text/event-stream' } }),
    say: (text: string) => send({ text }),
    end: async (data: object) => {
      await send(envelope(data));
      await writer.close();
    },
    breakOff: () => writer.abort(new TypeError('network')),
  };
}

beforeEach(() => {
  store.remove(assistantTalk);
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

const onHandOver = vi.fn<(sessionId: string | undefined, draft: string) => void>();
beforeEach(() => onHandOver.mockReset());

const open = (answers: Answers = {}, member: string | null = null, about: object = {}) =>
  renderInShop(
    <AssistantPanel {...about} onHandOver={onHandOver} />,
    { [paths.ask]: reply, [paths.read]: { messages: [] }, [paths.clear]: {}, ...answers },
    'US',
    member,
  );
const box = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Your question' });
const log = () => screen.getByRole('log', { name: 'Messages' });
const askFor = async (question: string) => userEvent.type(await box(), `${question}{Enter}`);
const bodies = (requests: readonly Request[], path: string) =>
  Promise.all(requests.filter(({ url }) => new URL(url).pathname === path).map((request) => request.clone().json()));

test('answers with its sources, one thing to do, and the focus stays in the box', async () => {
  const { requests } = open();
  await askFor('Where do I cut it?');
  const source = await within(log()).findByRole('link', { name: 'Where to cut a strip' });
  expect(source.getAttribute('href')).toBe('/support/topic-faq-detail/strips?faqId=cut-strip');
  expect(within(log()).getByRole('link', { name: 'Connect a light' })).toBeDefined();
  expect(log().textContent).toMatch(/You: Where do I cut it\?.*Help robot: Cut it on the scissors\./);
  expect(document.activeElement).toBe(await box());
  expect((await box()).value).toBe('');
  expect(await bodies(requests, paths.ask)).toMatchObject([{ text: 'Where do I cut it?', context: { path: '/' } }]);
});

test('shows sentences as they come, unread until the reply is whole', async () => {
  const stream = streamed();
  open({ [paths.ask]: () => stream.response });
  await askFor('Where?');
  await stream.say('Cut it on the scissors.');
  const partial = await screen.findByText('Cut it on the scissors.');
  expect(partial.closest('[aria-hidden="true"]')).not.toBeNull();
  await stream.end(reply);
  const whole = await within(log()).findByText('Cut it on the scissors. Unplug it first.');
  expect(whole.closest('[aria-hidden="true"]')).toBeNull();
});

test('a reply that breaks off brings the question back, and the same question goes out under the same id', async () => {
  const first = streamed();
  let answers = 0;
  const { requests } = open({
    [paths.ask]: () => {
      answers += 1;
      return answers === 1 ? first.response : reply;
    },
  });
  await askFor('Where do I cut it?');
  await first.breakOff();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^No answer\. We’ve kept/);
  expect((await box()).value).toBe('Where do I cut it?');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await within(log()).findByRole('link', { name: 'Where to cut a strip' });
  const [one, two] = await bodies(requests, paths.ask);
  expect(two).toEqual(one);
});

test('says why it does not answer, in the words of the server', async () => {
  open({ [paths.ask]: new Refusal('ASSISTANT_RATE', 429, 'The assistant has answered a lot today.') });
  await askFor('Where?');
  expect((await screen.findByRole('alert')).textContent).toBe('The assistant has answered a lot today.');
});

test('keeps what is typed while there is no network, also through a reload', async () => {
  onlineManager.setOnline(false);
  const { requests } = open();
  expect((await screen.findByRole('alert')).textContent).toBe('You’re offline. We’ve kept your question.');
  await askFor('Where do I cut it?');
  expect(await bodies(requests, paths.ask)).toEqual([]);
  cleanup();
  onlineManager.setOnline(true);
  open();
  await waitFor(async () => expect((await box()).value).toBe('Where do I cut it?'));
});

test('goes on with the conversation that this browser knows, and a guest takes it along into the account', async () => {
  store.write(assistantTalk, { owner: '', sessionId, draft: 'And then?' });
  const message = { who: 'ASSISTANT', text: 'Hello again.', time: 1, sources: [], actions: [], handover: false };
  const { requests } = open({ [paths.read]: { messages: [message] } }, 'member-1');
  expect(await within(await screen.findByRole('log')).findByText('Hello again.')).toBeDefined();
  expect((await box()).value).toBe('And then?');
  await askFor('');
  await within(log()).findByRole('link', { name: 'Where to cut a strip' });
  expect(await bodies(requests, paths.ask)).toMatchObject([{ sessionId }]);
});

test('shows nobody what another member has said', async () => {
  store.write(assistantTalk, { owner: 'member-2', sessionId, draft: 'My secret' });
  const { requests } = open({}, 'member-1');
  expect(await screen.findByRole('button', { name: 'Where can I cut a strip?' })).toBeDefined();
  expect((await box()).value).toBe('');
  expect(await bodies(requests, paths.read)).toEqual([]);
});

test('one press hands over the conversation and what was typed', async () => {
  open({ [paths.ask]: { ...reply, reply: 'I do not know this.', sources: [], actions: [], handover: true } });
  await askFor('Which planet?');
  await userEvent.type(await box(), 'It is urgent');
  const [inTalk] = await within(log()).findAllByRole('button', { name: 'Talk to a person' });
  if (inTalk) await userEvent.click(inTalk);
  expect(onHandOver.mock.calls).toEqual([[sessionId, 'It is urgent']]);
});

test('clears the conversation, and takes that back', async () => {
  const { requests } = open();
  await askFor('Where?');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear conversation' }));
  expect(within(log()).queryByText('Where?')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(within(log()).getByText('Where?')).toBeDefined();
  expect(await bodies(requests, paths.clear)).toEqual([
    { sessionId, cleared: true },
    { sessionId, cleared: false },
  ]);
});

test('texts are text, and a link that leaves the shop is none', async () => {
  open({
    [paths.ask]: {
      ...reply,
      reply: '<img src=x onerror=alert(1)> [Click](https://evil.example)',
      sources: [
        { type: 'ARTICLE', id: 'evil', title: 'Evil', route: '//evil.example' },
        { type: 'ARTICLE', id: 'evil2', title: 'Evil too', route: '/\\evil.example' },
      ],
      actions: [{ type: 'PAIR', label: 'Go', route: '//evil.example' }],
    },
  });
  await askFor('Where?');
  expect(await within(log()).findByText(/Click/)).toBeDefined();
  expect(log().querySelector('img, a')).toBeNull();
});

test('a starter about the light that it was opened for is asked with the light', async () => {
  const { requests } = open({}, null, { model: 'LM-DOME' });
  await userEvent.click(await screen.findByRole('button', { name: 'How do I connect this light?' }));
  await within(log()).findByRole('link', { name: 'Where to cut a strip' });
  expect(await bodies(requests, paths.ask)).toMatchObject([{ context: { model: 'LM-DOME' } }]);
});
