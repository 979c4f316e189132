import { describe, expect, test } from 'vitest';
import { createKeptEvents } from './kept-events.ts';
import { createKnownIds } from './known-ids.ts';

describe('what happened before a page was there', () => {
  test('is told by its last one where only the last counts, and in order', () => {
    const { keep, take } = createKeptEvents();
    keep('notifyLightMode', { lightMode: true });
    keep('marketChange', { market: 'DE' });
    keep('notifyLightMode', { lightMode: false });
    expect(take().events).toEqual([
      ['marketChange', { market: 'DE' }],
      ['notifyLightMode', { lightMode: false }],
    ]);
  });

  test('is told whole where it queues, and not at all where it is not kept', () => {
    const { keep, take } = createKeptEvents();
    keep('hostNotification', { path: '/orders', payload: 1 });
    keep('rightButtonTap', { index: 0, type: 0 });
    keep('hostNotification', { path: '/orders', payload: 2 });
    expect(take().events.map(([, data]) => data)).toEqual([
      { path: '/orders', payload: 1 },
      { path: '/orders', payload: 2 },
    ]);
  });

  test('comes together where it is merged, and a field set to nothing takes nothing back', () => {
    const { keep, take } = createKeptEvents();
    keep('hostData', { country: 'DE', language: 'en' });
    keep('hostData', { country: undefined, language: 'de' });
    expect(take()).toEqual({ hostData: { country: 'DE', language: 'de' }, events: [] });
  });

  test('is told once', () => {
    const { keep, take } = createKeptEvents();
    keep('hostData', { country: 'DE' });
    keep('marketChange', { market: 'DE' });
    take();
    expect(take()).toEqual({ hostData: undefined, events: [] });
  });
});

describe('a call', () => {
  test('is new once, until all are forgotten', () => {
    const { isNew, forget } = createKnownIds();
    expect([isNew('a'), isNew('a'), isNew('b')]).toEqual([true, false, true]);
    forget();
    expect(isNew('a')).toBe(true);
  });

  test('is remembered among a thousand and no more', () => {
    const { isNew } = createKnownIds();
    for (let count = 0; count < 1000; count += 1) isNew(String(count));
    expect(isNew('0')).toBe(false);
    isNew('1000');
    expect(isNew('1')).toBe(false);
    expect(isNew('0')).toBe(true);
  });
});
