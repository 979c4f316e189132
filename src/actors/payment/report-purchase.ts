import type { Site } from '#rules/markets.ts';
import type { Money } from '#rules/money.ts';
import { stored } from '../../storage/keys.ts';
import type { Store } from '../../storage/store.ts';

/** Announces a paid order once per browser, however often its page is opened. */
export function reportPurchase(store: Store, site: Site, orderNo: string, value: Money): void {
  const reported = store.read(stored.purchaseReported);
  const orders = reported[site] ?? {};
  if (orders[orderNo] !== undefined) return;
  store.write(stored.purchaseReported, { ...reported, [site]: { ...orders, [orderNo]: 'reported' } });
  window.dispatchEvent(new CustomEvent('gv_purchase', { detail: { orderNo, value } }));
}
