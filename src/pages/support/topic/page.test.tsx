import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Refusal, renderInShop, type Answers } from '#src/testing/shop-fixture.tsx';
import { articleOf, dome, topicOf } from '../parts/help-fixture.ts';
import type { TopicHelp } from '../parts/help-queries.ts';
import TopicHelpPage from './page.tsx';
import { structuredHelp } from './structured-help.ts';

const path = '/app-mall/v1/support/topic-faq';
const feedback = '/app-mall/v1/support/feedback';

const openAt = (query: string) => window.history.replaceState(null, '', `/support/topic-faq-detail/connect${query}`);
beforeEach(() => openAt('?faqId=pair-again'));
afterEach(cleanup);

const show = (help: TopicHelp | Refusal, answers: Answers = {}) =>
  renderInShop(<TopicHelpPage />, { [path]: help, ...answers }, 'US', null);
const vote = (helpful: boolean | null) => ({ faqId: 'pair-again', helpful, hasNote: false });
const button = (name: string) => screen.findByRole('button', { name });
const isPressed = async (name: string) => (await button(name)).getAttribute('aria-pressed');
const hrefOf = async (name: string | RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');

describe('a topic of the help', () => {
  test('lists its articles with their short answers', async () => {
    openAt('?model=LM-DOME');
    const { requests } = show(topicOf());
    expect(await screen.findByRole('heading', { level: 1, name: 'Set up and connect' })).toBeTruthy();
    expect(await hrefOf(/^Pair again/)).toBe('/support/topic-faq-detail/connect?faqId=pair-again&model=LM-DOME');
    expect(await hrefOf('Write to us')).toBe('/support/consultation-center?model=LM-DOME');
    expect(new URL(requests[0]?.url ?? '').search).toBe('?topicId=connect');
  });

  test('says that an article is gone, and that a topic is', async () => {
    show(topicOf());
    expect(await screen.findByText(/^This article is gone/)).toBeTruthy();
    cleanup();
    show(new Refusal('NOT_FOUND', 404, 'Not there'));
    expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find that topic' })).toBeTruthy();
    expect(await hrefOf('All topics')).toBe('/support');
  });
});

describe('an article', () => {
  test('has its text with drawings, goes on counting after one, and leads on with the light it is about', async () => {
    show(topicOf(articleOf({ products: [dome] })));
    expect(await screen.findByRole('img', { name: 'The button of the lamp' })).toBeTruthy();
    expect(screen.getByText('Add the light.').closest('ol')?.start).toBe(3);
    expect(await hrefOf('Dome')).toBe('/support/sku-faq-detail/LM-DOME');
    expect(await hrefOf('Write to us')).toBe('/support/consultation-center?model=LM-DOME');
  });

  test('is said to help, changed and taken back', async () => {
    const bodies: unknown[] = [];
    show(topicOf(articleOf()), {
      [feedback]: async (request: Request) => {
        if (request.method === 'GET') return vote(null);
        const body = await request.json();
        bodies.push(body);
        return vote(body.helpful);
      },
    });
    const user = userEvent.setup();
    await user.click(await button('Yes'));
    expect([await isPressed('Yes'), await isPressed('No')]).toEqual(['true', 'false']);
    expect(await screen.findByText('Thank you.')).toBeTruthy();
    await waitFor(() => expect(bodies).toHaveLength(1));
    await user.click(await button('No'));
    await waitFor(() => expect(bodies).toHaveLength(2));
    await user.type(await screen.findByRole('textbox'), 'How long?');
    await user.click(await button('Send'));
    expect(await screen.findByText('Thank you. We read every note.')).toBeTruthy();
    await user.click(await button('No'));
    expect(await screen.findByText('Undone.')).toBeTruthy();
    await waitFor(() => expect(bodies).toHaveLength(4));
    expect(bodies).toEqual([
      { faqId: 'pair-again', helpful: true },
      { faqId: 'pair-again', helpful: false },
      { faqId: 'pair-again', helpful: false, note: 'How long?' },
      { faqId: 'pair-again', helpful: null },
    ]);
  });

  test('stands as before where the vote is refused', async () => {
    show(topicOf(articleOf()), {
      [feedback]: ({ method }: Request) =>
        method === 'GET' ? vote(null) : new Refusal('RATE_LIMITED', 429, 'Too many.'),
    });
    await userEvent.setup().click(await button('Yes'));
    await waitFor(async () => expect(await isPressed('Yes')).toBe('false'));
    expect(screen.queryByText('Thank you.')).toBeNull();
  });
});

describe('what search engines read', () => {
  test('are the questions of a topic, and of an article its answer and its steps', () => {
    expect(structuredHelp(topicOf())).toMatchObject([
      {
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Pair again',
            acceptedAnswer: { '@type': 'Answer', text: 'Pair again, in short.' },
          },
          {},
          {},
          {},
        ],
      },
    ]);
    const [faq, howTo] = structuredHelp(topicOf(articleOf()));
    expect(faq).toMatchObject({ mainEntity: [{ name: 'Pair again' }] });
    expect(howTo).toMatchObject({
      '@type': 'HowTo',
      name: 'Pair again',
      step: [
        { '@type': 'HowToStep', position: 1, text: 'Hold the button.' },
        { position: 2, text: 'Let go.' },
        { position: 3, text: 'Add the light.' },
      ],
    });
    expect(structuredHelp(topicOf(articleOf({ hasSteps: false })))).toHaveLength(1);
  });
});
