import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import { dropAllTyped, typedOrderDraft } from './typed-order.ts';
import { useOrderForm } from './use-order-form.ts';

afterEach(() => {
  cleanup();
  dropAllTyped();
});

function OrderForm({ isGuest }: { isGuest: boolean }) {
  const { value, onChange } = useOrderForm({ isGuest, saved: [] }).form.text('email');
  return <input aria-label="Email" value={value} onChange={onChange} />;
}
const field = () => screen.getByLabelText<HTMLInputElement>('Email');

test('a guest finds again what they typed before the page was loaded anew', async () => {
  const { unmount } = renderInShop(<OrderForm isGuest />);
  await userEvent.type(field(), 'ola@example.test');
  unmount();
  renderInShop(<OrderForm isGuest />);
  expect(field().value).toBe('ola@example.test');
});

test('once the guest is a member, the checkout neither shows nor keeps it', async () => {
  const { unmount } = renderInShop(<OrderForm isGuest />);
  await userEvent.type(field(), 'ola@example.test');
  unmount();
  renderInShop(<OrderForm isGuest={false} />);
  expect(field().value).toBe('');
  expect(typedOrderDraft('US').read()?.email).toBe('');
});
