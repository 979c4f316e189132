import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { MarketSwitcher } from './market-switcher.tsx';

afterEach(cleanup);

const switcher = (change = vi.fn()) => (
  <MarketSwitcher
    legend="Market"
    summary="United States · USD"
    value="US"
    onChange={change}
    options={[
      { value: 'US', label: 'United States' },
      { value: 'GB', label: 'United Kingdom' },
    ]}
  />
);

test('choosing a market reports it and closes the list', async () => {
  const change = vi.fn();
  const { container } = render(switcher(change));
  expect(screen.queryAllByRole('radio', { hidden: true })).toEqual([]);
  const disclosure = container.querySelector('details');
  await userEvent.click(screen.getByText('United States · USD'));
  expect(disclosure?.open).toBe(true);
  await userEvent.click(await screen.findByLabelText('United Kingdom'));
  expect(change.mock.calls).toEqual([['GB']]);
  expect(disclosure?.open).toBe(false);
});

test('a list that was opened in the markup of a server, before its scripts came, is filled', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.append(...new DOMParser().parseFromString(renderToString(switcher()), 'text/html').body.childNodes);
  container.querySelector('details')?.setAttribute('open', '');
  render(switcher(), { container, hydrate: true });
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});
