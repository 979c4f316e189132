import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

afterEach(cleanup);

const items = [
  { value: 'unused', label: 'Unused', count: 3, panel: <button type="button">Use it</button> },
  { value: 'used', label: 'Used', panel: 'Nothing used yet' },
  { value: 'expired', label: 'Expired', count: 0, panel: 'Nothing expired' },
] as const;

function Page() {
  const [value, setValue] = useState<'unused' | 'used' | 'expired'>('unused');
  return <Tabs label="Coupons" items={items} value={value} onChange={setValue} />;
}

const current = () => screen.getByRole('tab', { selected: true }).textContent?.trim();

describe('tabs', () => {
  test.each([
    ['{ArrowRight}', 'Used'],
    ['{ArrowLeft}', 'Expired'],
    ['{End}', 'Expired'],
    ['{End}{Home}', 'Unused 3'],
    ['{End}{ArrowRight}', 'Unused 3'],
    ['{ArrowDown}', 'Unused 3'],
  ])('move, by %s from the first one, to %s with the focus', async (keys, name) => {
    render(<Page />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(current()).toBe(name);
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
  });

  test('are one tab stop, then the panel, then its content', async () => {
    render(<Page />);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Unused 3' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Use it' }));
  });

  test('show one panel and hide the others from screen readers', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('tab', { name: 'Used' }));
    expect(screen.getAllByRole('tabpanel').map((panel) => panel.textContent)).toEqual(['Nothing used yet']);
  });

  test('show their counts, but not zero', () => {
    render(<Page />);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent?.trim())).toEqual(['Unused 3', 'Used', 'Expired']);
  });
});
