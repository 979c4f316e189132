import { describe, expect, test } from 'vitest';
import { createRetainedEvents } from './retained-events.ts';
import { createHandledIds } from './handled-ids.ts';

describe('events before the first page load', () => {
  test('are delivered in order, and only the latest where the policy is latest', () => {
    const { keep, take } = createRetainedEvents();
    keep('notifyLightMode', { lightMode: true });
    keep('marketChange', { market: 'DE' });
    keep('notifyLightMode', { lightMode: false });
    expect(take().events).toEqual([
      ['marketChange', { market: 'DE' }],
      ['notifyLightMode', { lightMode: false }],
    ]);
  });

  test('are all delivered where the policy is queue, and dropped where it is none', () => {
    const { keep, take } = createRetainedEvents();
    keep('hostNotification', { path: '/orders', payload: 1 });
    keep('rightButtonTap', { index: 0, type: 0 });
    keep('hostNotification', { path: '/orders', payload: 2 });
    expect(take().events.map(([, data]) => data)).toEqual([
      { path: '/orders', payload: 1 },
      { path: '/orders', payload: 2 },
    ]);
  });

  test('are merged where the policy is merged, and an undefined field removes nothing', () => {
    const { keep, take } = createRetainedEvents();
    keep('hostData', { country: 'DE', language: 'en' });
    keep('hostData', { country: undefined, language: 'de' });
    expect(take()).toEqual({ hostData: { country: 'DE', language: 'de' }, events: [] });
  });

  test('are delivered once', () => {
    const { keep, take } = createRetainedEvents();
    keep('hostData', { country: 'DE' });
    keep('marketChange', { market: 'DE' });
    take();
    expect(take()).toEqual({ hostData: undefined, events: [] });
  });
});

describe('a request id', () => {
  test('is new once, until all ids are forgotten', () => {
    const { isNew, forget } = createHandledIds();
    expect([isNew('a'), isNew('a'), isNew('b')]).toEqual([true, false, true]);
    forget();
    expect(isNew('a')).toBe(true);
  });

  test('is remembered among the last thousand', () => {
    const { isNew } = createHandledIds();
    for (let count = 0; count < 1000; count += 1) isNew(String(count));
    expect(isNew('0')).toBe(false);
    isNew('1000');
    expect(isNew('1')).toBe(false);
    expect(isNew('0')).toBe(true);
  });
});
