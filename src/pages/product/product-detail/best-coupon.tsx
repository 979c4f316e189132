import { useQuery } from '@tanstack/react-query';
import { Link } from '#design-system/index.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { couponsOfSku } from '#src/api/queries/coupon.ts';
import { href } from '#src/routing/href.ts';
import { couponText } from '#src/text/coupons.ts';
import { bestOffer, couponOffer } from '#src/widgets/coupon-words.ts';
import { useText } from '#src/widgets/use-text.ts';

/** The coupon that takes most off one piece, with the way to claim it; nothing where there is none. */
export function BestCoupon({ sku, price }: { readonly sku: string; readonly price: number }) {
  const text = useText(couponText);
  const { data } = useQuery(couponsOfSku(useShop(), sku));
  const best = bestOffer(data?.groups.flatMap(({ templates }) => templates) ?? [], price);
  if (!best) return null;
  const { templateId } = best.terms;
  return <Link href={href('/coupon/support-list', { templateId })}>{couponOffer(best.terms, text)}</Link>;
}
