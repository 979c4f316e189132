import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import { OfflineBanner } from './offline-banner.tsx';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

test('a page that says what being offline means there says it alone', () => {
  const { sent } = renderInShop(<OfflineBanner>You are offline. We keep your answers.</OfflineBanner>);
  expect(screen.queryByText(/You are offline/)).toBeNull();
  expect(sent).not.toHaveBeenCalled();
  act(() => onlineManager.setOnline(false));
  expect(screen.getByText('You are offline. We keep your answers.')).toBeDefined();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ type: 'notice.withdraw', key: 'offline' });
});
