import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { fingerprint } from '#rules/fingerprint.ts';
import { useNavigateTo, useNotify, useWithActors } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { idempotent } from '#src/api/client.ts';
import { unwrap } from '#src/api/envelope.ts';
import { userInfo } from '#src/api/queries/account.ts';
import { couponKey } from '#src/api/queries/coupon.ts';
import { sendOnce } from '#src/api/send-once.ts';
import type { Shop } from '#src/api/shop.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { store } from '#src/storage/browser-store.ts';
import { readIntent, writeIntent } from '#src/storage/intents.ts';
import { couponText } from '#src/text/coupons.ts';
import { couponWorth } from '../coupon-words.ts';
import { useText } from '../use-text.ts';

/** One claim of a template is under way at a time. */
const operation = 'claimCoupon';

const claim = ({ client }: Shop, templateId: string) =>
  sendOnce(operation, templateId, { templateId }, (key) =>
    unwrap(client.POST('/app-mall/v1/coupon/claim', { body: { templateId }, params: { header: idempotent(key) } })),
  );

/**
 * Claims coupons. A guest logs in first and comes back to this page, where what was pressed is claimed, once: the press is
 * kept under its key until the answer is there.
 * What it returns as `claim` is the same function until a claim begins or ends.
 * @param shownBy what else shows whether a coupon is claimed, by its key
 */
export function useClaim(shownBy?: QueryKey) {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const withActors = useWithActors();
  const text = useText(couponText);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (templateId: string) => claim(shop, templateId),
    onSuccess: ({ terms }) => {
      window.dispatchEvent(new CustomEvent('gv_coupon_claim', { detail: { templateId: terms.templateId } }));
      notify({ text: text.claimed(couponWorth(terms, text)), tone: 'success' });
    },
    onError: ({ message }) => notify({ text: message, tone: 'warning' }),
    // Whatever the answer was, the page may have been out of date.
    onSettled: () =>
      Promise.all([
        data.invalidateQueries({ queryKey: couponKey(shop) }),
        data.invalidateQueries({ queryKey: userInfo(shop).queryKey }),
        ...(shownBy ? [data.invalidateQueries({ queryKey: shownBy })] : []),
      ]),
  });
  const isMember = shop.member !== null;
  const claimNow = useCallback(
    (templateId: string) => {
      if (isMember) {
        if (!isPending) mutate(templateId);
        return;
      }
      const hash = fingerprint(JSON.stringify({ templateId }));
      writeIntent(store, operation, templateId, { key: crypto.randomUUID(), hash });
      const query = new URLSearchParams(window.location.search);
      query.set('claim', templateId);
      const path = `${window.location.pathname}?${query}`;
      withActors(({ session }) => session.send({ type: 'login.request', path }));
    },
    [isMember, isPending, mutate, withActors],
  );
  return { claimingId: isPending ? variables : undefined, claim: claimNow };
}

/**
 * After the log-in: claims what the guest had pressed in this browser. The address is then that of the page again: by itself
 * it claims nothing, in a reload or where it was passed on.
 */
export function useClaimAfterLogin(claimNow: (templateId: string) => void): void {
  const { member } = useShop();
  const { path, query } = usePlace();
  const navigateTo = useNavigateTo();
  const templateId = query.get('claim');
  const done = useRef<string>(undefined);
  useEffect(() => {
    if (member === null || templateId === null) return;
    if (done.current !== templateId && readIntent(store, operation, templateId) !== null) claimNow(templateId);
    done.current = templateId;
    const rest = new URLSearchParams(query);
    rest.delete('claim');
    navigateTo(rest.size === 0 ? path : `${path}?${rest}`, { replace: true });
  }, [member, templateId, claimNow, path, query, navigateTo]);
}
