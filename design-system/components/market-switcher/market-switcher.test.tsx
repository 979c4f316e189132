import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { MarketSwitcher } from './market-switcher.tsx';

afterEach(cleanup);

test('choosing a market reports it and closes the list', async () => {
  const change = vi.fn();
  const { container } = render(
    <MarketSwitcher
      legend="Market"
      summary="United States · USD"
      value="US"
      onChange={change}
      options={[
        { value: 'US', label: 'United States' },
        { value: 'GB', label: 'United Kingdom' },
      ]}
    />,
  );
  const disclosure = container.querySelector('details');
  await userEvent.click(screen.getByText('United States · USD'));
  expect(disclosure?.open).toBe(true);
  await userEvent.click(screen.getByLabelText('United Kingdom'));
  expect(change.mock.calls).toEqual([['GB']]);
  expect(disclosure?.open).toBe(false);
});
