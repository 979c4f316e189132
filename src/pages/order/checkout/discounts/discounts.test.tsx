import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Refusal, renderInShop, type Answers } from '#src/testing/shop-fixture.tsx';
import { CheckoutDiscounts, coupon, quoteFor, wallet } from './discounts-fixture.tsx';

afterEach(cleanup);

const preview = '/app-mall/v1/order/preview';
const redeem = '/app-mall/v1/coupon/redeem';
const bodyOf = async (request: Request): Promise<object> => (await request.clone().json()) as object;

/** The section for a member, with a server that prices what it is sent. */
function show(answers: Answers = {}, onOrder?: () => void) {
  const view = renderInShop(
    <CheckoutDiscounts {...(onOrder && { onOrder })} />,
    { [preview]: async (request) => quoteFor(await bodyOf(request)), ...answers },
    'US',
    'm1',
  );
  const previews = async () =>
    Promise.all(view.requests.filter(({ url }) => url.endsWith(preview)).map((request) => bodyOf(request)));
  return { ...view, previews };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
async function openPicker() {
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  return screen.findByRole('dialog', { name: 'Your coupons' });
}
const cardOf = (dialog: HTMLElement, name: RegExp) => within(within(dialog).getByRole('article', { name }));
const total = (amount: string) => screen.findByText(`Total ${amount}`);

describe('the coupons of a checkout', () => {
  test('a guest reads where to log in, and comes back', () => {
    renderInShop(<CheckoutDiscounts isGuest />, { [preview]: quoteFor({}) }, 'US', null);
    expect(screen.getByRole('link', { name: 'Log in to use yours' }).getAttribute('href')).toContain('/account/login');
  });

  test('the best combination is applied by itself, and says what it saves', async () => {
    const { previews } = show();
    expect(await screen.findByText('$8 off, saves $8.00')).toBeDefined();
    expect(screen.getByText('Free shipping, saves $4.99')).toBeDefined();
    expect(await previews()).toEqual([{ source: 'CART', autoCoupon: true }]);
  });

  test('another coupon takes the place of the first by keyboard, is confirmed, and prices the order', async () => {
    const { previews } = show();
    const dialog = await openPicker();
    cardOf(dialog, /\$5 off/)
      .getByRole('button', { name: 'Use' })
      .focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('$5 off replaces $8 off.')).toBeDefined();
    await total('$95.00');
    await press('Apply');
    expect(await screen.findByText('$5 off, saves $5.00')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await previews()).at(-1)).toEqual({ source: 'CART', couponIds: ['five', 'delivery'] });
  });

  test('Escape leaves the order as it was', async () => {
    const { previews } = show();
    const dialog = await openPicker();
    await userEvent.click(cardOf(dialog, /\$8 off/).getByRole('button', { name: 'Remove' }));
    await total('$100.00');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('$8 off, saves $8.00')).toBeDefined();
    expect(await previews()).toHaveLength(2);
  });

  test('a late answer never stands over a newer choice', async () => {
    const late: (() => void)[] = [];
    show({
      [preview]: async (request) => {
        const body = await bodyOf(request);
        if (JSON.stringify(body).includes('five')) await new Promise<void>((resolve) => late.push(resolve));
        return quoteFor(body);
      },
    });
    const dialog = await openPicker();
    await userEvent.click(cardOf(dialog, /\$5 off/).getByRole('button', { name: 'Use' }));
    await userEvent.click(cardOf(dialog, /\$8 off/).getByRole('button', { name: 'Use' }));
    await total('$92.00');
    for (const answer of late) answer();
    expect(cardOf(dialog, /\$8 off/).getByRole('button', { name: 'Remove' })).toBeDefined();
    expect(screen.getByText('Total $92.00')).toBeDefined();
  });

  test('a coupon that does not fit is folded, with what is missing', async () => {
    show();
    const dialog = await openPicker();
    await userEvent.click(within(dialog).getByText('1 coupon that doesn’t apply'));
    expect(within(dialog).getByText('Add $20.00 to use it.')).toBeDefined();
  });

  test('a code brings its coupon and tries it, a wrong one says why, and neither orders anything', async () => {
    const onOrder = vi.fn();
    const coded = coupon('coded', 'From a code', { amount: { amount: 900, currency: 'USD' } });
    const keys: (string | null)[] = [];
    show(
      {
        [preview]: async (request) => {
          const body = await bodyOf(request);
          const usable = [wallet.eight, wallet.five, wallet.delivery];
          return quoteFor(body, { usable: keys.length > 1 ? [coded, ...usable] : usable });
        },
        [redeem]: (request) => {
          keys.push(request.headers.get('idempotency-key'));
          return keys.length > 1
            ? coded
            : new Refusal('COUPON_CODE_UNKNOWN', 422, 'We do not know this code. Please check it once more.');
        },
      },
      onOrder,
    );
    const dialog = await openPicker();
    await userEvent.click(within(dialog).getByText('Have a code?'));
    const field = within(dialog).getByRole('textbox', { name: /^Code/ });
    await userEvent.type(field, 'LIHGT9{Enter}');
    await screen.findByText('We do not know this code. Please check it once more.');
    await userEvent.clear(field);
    await userEvent.type(field, 'light9{Enter}');
    expect(await screen.findByText('Added to your coupons: $9 off')).toBeDefined();
    expect(await screen.findByText('$9 off replaces $8 off.')).toBeDefined();
    await total('$91.00');
    expect(new Set(keys).size).toBe(2);
    expect(onOrder).not.toHaveBeenCalled();
  });

  test('a choice whose total does not come can be tried again', async () => {
    let fails = true;
    show({
      [preview]: async (request) => {
        const body = await bodyOf(request);
        return JSON.stringify(body).includes('five') && fails ? new Refusal('INTERNAL', 500, 'Oh') : quoteFor(body);
      },
    });
    const dialog = await openPicker();
    await userEvent.click(cardOf(dialog, /\$5 off/).getByRole('button', { name: 'Use' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    await userEvent.click(again);
    await total('$95.00');
  });

  test('a coupon that is gone meanwhile is said at its place', async () => {
    let isGone = false;
    show({
      [preview]: async (request) => {
        const usable = isGone ? [wallet.eight] : undefined;
        return quoteFor(await bodyOf(request), usable && { usable });
      },
    });
    const dialog = await openPicker();
    await userEvent.click(cardOf(dialog, /\$5 off/).getByRole('button', { name: 'Use' }));
    await total('$95.00');
    isGone = true;
    await press('Apply');
    expect(await screen.findByText('Your coupon no longer applies.')).toBeDefined();
  });
});

describe('the coins of a checkout', () => {
  const slider = () => screen.findByRole('slider', { name: 'Coins to use' });

  test('are moved in steps up to what the order allows, and say coins and money', async () => {
    const { previews } = show();
    const range = await slider();
    expect(range).toMatchObject({ min: '0', max: '200', step: '100' });
    expect(range.getAttribute('aria-valuetext')).toBe('No coins');
    fireEvent.change(range, { target: { value: '200' } });
    expect(range.getAttribute('aria-valuetext')).toBe('200 coins, $2.00 off');
    await waitFor(async () =>
      expect((await previews()).at(-1)).toEqual({ source: 'CART', autoCoupon: true, coinAmount: 200 }),
    );
  });

  test('below what is needed say what is missing, without a slider', async () => {
    show({ [preview]: quoteFor({ autoCoupon: true }, { coins: { balance: 40, usable: 0 } }) });
    expect(await screen.findByText('You have 40 coins. You can use them from 100.')).toBeDefined();
    expect(screen.queryByRole('slider')).toBeNull();
  });

  test('that the order does not take say so', async () => {
    show({ [preview]: quoteFor({ autoCoupon: true }, { coins: { usable: 0, max: 0 } }) });
    expect(await screen.findByText('You have 240 coins. They can’t pay for these items.')).toBeDefined();
  });

  test('that are fewer than were chosen when the price comes say how many are left', async () => {
    show({
      [preview]: async (request) => {
        const body = await bodyOf(request);
        return quoteFor(body, { coins: { usable: 'coinAmount' in body ? 100 : 200 } });
      },
    });
    fireEvent.change(await slider(), { target: { value: '200' } });
    expect(await screen.findByText('You can only use 100 coins now.')).toBeDefined();
    expect((await slider()).getAttribute('aria-valuetext')).toBe('100 coins, $1.00 off');
  });
});
