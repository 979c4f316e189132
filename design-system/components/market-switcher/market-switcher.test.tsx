import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { MarketSwitcher } from './market-switcher.tsx';

afterEach(cleanup);

const switcher = (submit = vi.fn()) => (
  <MarketSwitcher
    legend="Market"
    summary="United States · USD"
    value="US"
    submitLabel="Change market"
    onSubmit={submit}
    options={[
      { value: 'US', label: 'United States' },
      { value: 'GB', label: 'United Kingdom' },
    ]}
  />
);

test('keys move the choice, and the button alone reports it and closes the list', async () => {
  const submit = vi.fn();
  const { container } = render(switcher(submit));
  expect(screen.queryAllByRole('radio', { hidden: true })).toEqual([]);
  const disclosure = container.querySelector('details');
  await userEvent.click(screen.getByText('United States · USD'));
  expect(disclosure?.open).toBe(true);
  const button = await screen.findByRole('button', { name: 'Change market' });
  expect(button).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByLabelText('United States'));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByLabelText<HTMLInputElement>('United Kingdom').checked).toBe(true);
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(button);
  expect(submit.mock.calls).toEqual([['GB']]);
  expect(disclosure?.open).toBe(false);
});

test('a list that was opened in the markup of a server, before its scripts came, is filled', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.append(...new DOMParser().parseFromString(renderToString(switcher()), 'text/html').body.childNodes);
  container.querySelector('details')?.setAttribute('open', '');
  render(switcher(), { container, hydrate: true });
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});
