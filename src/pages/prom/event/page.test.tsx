import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { remoteLog } from '#src/api/browser-shop.ts';
import { type Answers, Refusal, renderInShop } from '#src/testing/shop-fixture.tsx';
import { blocksWith, campaignOf } from './event-fixture.ts';
import { loadLateBlocks } from './late-blocks.tsx';
import EventPage from './page.tsx';
import type { Campaign } from './queries.ts';

const detail = '/app-mall/v1/prom/activity/detail';
const activities = '/app-mall/v1/prom/activity/list';
const claim = '/app-mall/v1/coupon/claim';
const remind = '/app-mall/v1/prom/remind';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.spyOn(remoteLog, 'pageError').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/prom/activity-making/evening');
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = (answers: Answers, member: string | null = null) => renderInShop(<EventPage />, answers, 'US', member);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('an event', () => {
  test('says until when it runs, leads to the parts that are there, and leaves out what it does not know', async () => {
    const unknown = { id: 'x', moduleId: 'x', type: 'CAMPFIRE', version: 1, data: {} };
    open({ [detail]: campaignOf({ blocks: [...campaignOf().blocks, unknown as never] }) });
    await heading('Evening');
    expect(screen.getByText(/^Ends \w{3}, \w{3} \d+, .* ET$/)).toBeDefined();
    const ways = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['#part-tabs']);
    expect(screen.getByRole('heading', { name: 'Kinds' }).id).toBe('part-tabs');
    const faults = vi.mocked(remoteLog.pageError).mock.calls.map(([error]) => String(error));
    expect(faults.filter((fault) => !fault.includes('A block is left out'))).toEqual([]);
  });

  test('is read again when its next part begins', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const now = Date.now();
    const begin = now + 60_000;
    const warmup = campaignOf({
      phase: 'WARMUP',
      steps: [
        { phase: 'WARMUP', from: now - 1_000, to: begin },
        { phase: 'MAIN', from: begin, to: now + 9_000_000 },
      ],
    });
    let reads = 0;
    open({ [detail]: () => (reads++ === 0 ? warmup : { ...warmup, phase: 'MAIN' }) });
    expect(await screen.findByText(/^Starts /)).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByText(/^Ends /)).toBeDefined();
  });

  test('lets a member claim a coupon where it stands', async () => {
    let isClaimed = false;
    const blocks = (state: 'CLAIMED' | 'CLAIMABLE') =>
      campaignOf().blocks.map((block) =>
        block.type === 'COUPONS'
          ? {
              ...block,
              data: {
                ...block.data,
                offers: block.data.offers.map((each) => ({
                  ...each,
                  state,
                  ...(state === 'CLAIMED' && { couponId: 'C1' }),
                })),
              },
            }
          : block,
      );
    open(
      {
        [detail]: () => campaignOf({ blocks: blocks(isClaimed ? 'CLAIMED' : 'CLAIMABLE') }),
        [claim]: () => {
          isClaimed = true;
          const terms = campaignOf().blocks.flatMap((block) => (block.type === 'COUPONS' ? block.data.offers : []))[0]
            ?.terms;
          return { couponId: 'C1', terms, status: 'UNUSED', validFrom: 0, validTo: 1 };
        },
      },
      'member-1',
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Claim' }));
    expect((await screen.findByRole('link', { name: 'Use' })).getAttribute('href')).toBe(
      '/coupon/support-list?couponId=C1',
    );
  });

  test('shows one kind of product at a time, each to add at once', async () => {
    open({ [detail]: campaignOf() });
    await screen.findByRole('button', { name: 'Add Dome to cart' });
    expect(screen.queryByRole('button', { name: 'Add Arc to cart' })).toBeNull();
    fireEvent.click(screen.getByRole('tab', { name: 'Floor' }));
    expect(screen.getByRole('button', { name: 'Add Arc to cart' })).toBeDefined();
  });

  test('shows hostile texts of every kind as texts', async () => {
    const hostile = '<img src=x onerror=alert(1)><script>alert(1)</script>';
    await loadLateBlocks();
    const { container } = open({ [detail]: campaignOf({ blocks: blocksWith(() => hostile) }) });
    await heading(hostile);
    expect(screen.getAllByText(hostile).length).toBeGreaterThan(10);
    expect(container.querySelectorAll('script, [onerror], img[src="x"], [href^="javascript:"]')).toHaveLength(0);
  });

  test('that comes reminds a member by a mail at once and a guest by an address, and a preview by a calendar alone', async () => {
    const bodies: unknown[] = [];
    const remindAnswer = async (request: Request) => {
      bodies.push(await request.json());
      return {};
    };
    const opened = (changes: Partial<Campaign>, member: string | null = null) =>
      open({ [detail]: campaignOf({ phase: 'WARMUP', ...changes }), [remind]: remindAnswer }, member);
    opened({}, 'member-1');
    fireEvent.click(await screen.findByRole('button', { name: 'Remind me about Evening' }));
    await expect.poll(() => bodies).toEqual([{ promoId: 'P1', on: true }]);
    cleanup();
    opened({ reminded: true }, 'member-1');
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel reminder for Evening' }));
    await expect.poll(() => bodies[1]).toEqual({ promoId: 'P1', on: false });
    cleanup();
    opened({});
    fireEvent.click(await screen.findByRole('button', { name: 'Remind me about Evening' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Email' }), { target: { value: 'o@lampyris.test' } });
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remind me' }));
    await screen.findByRole('button', { name: 'Reminder set' });
    expect(bodies[2]).toEqual({ promoId: 'P1', on: true, email: 'o@lampyris.test' });
    cleanup();
    opened({ isPreview: true });
    await screen.findByRole('link', { name: 'Add to calendar' });
    expect(screen.queryByRole('button', { name: /^Remind me/ })).toBeNull();
  });

  test('says that it is a preview', async () => {
    open({ [detail]: campaignOf({ isPreview: true }) });
    expect(await screen.findByText('A preview. No one else can see this page yet.')).toBeDefined();
  });
});

describe('an event that is not on', () => {
  test('and is over leads to what runs now', async () => {
    const running = {
      ...campaignOf().promotion,
      ...{ promoId: 'P2', handle: 'black-friday-deals', title: 'Black Friday Deals' },
      ...{ state: 'LIVE', startTime: 1, endTime: Date.now() + 9_000_000_000 },
    };
    open({
      [detail]: campaignOf({ phase: 'ENDED', blocks: [] }),
      [activities]: { list: [running], total: 1, pageSize: 12 },
    });
    await heading('Evening is over');
    expect((await screen.findByRole('link', { name: 'Black Friday Deals' })).getAttribute('href')).toBe(
      '/prom/black-friday-deals',
    );
  });

  test('runs in other markets', async () => {
    open({ [detail]: campaignOf({ phase: 'OTHER_MARKET', steps: [], blocks: [] }) });
    await heading('Not in this market');
    expect(screen.getByText('Evening runs in other markets.')).toBeDefined();
  });

  test('is unknown, or cannot be read', async () => {
    open({ [detail]: new Refusal('NOT_FOUND', 404, 'Not there') });
    await heading('We can’t find this event');
    cleanup();
    open({ [detail]: new Refusal('SERVER_ERROR', 500, 'Broken') });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeDefined();
  });
});
