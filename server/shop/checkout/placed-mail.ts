import { markets } from '#rules/markets.ts';
import { money } from '#rules/money.ts';
import type { Tx } from '#server/db/schema.ts';
import type { MailLine } from '#server/mail/mail.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { memberEmail } from './contact.ts';
import { orderLink } from './access-key.ts';
import type { OrderDraft } from './order-rows.ts';

/** Confirms the order to its buyer with the transaction that places it. */
export async function mailPlaced(shop: ShopContext, tx: Tx, draft: OrderDraft): Promise<void> {
  const { orderNo, quote, buyer, guestEmail, payExpireTime } = draft;
  const { totals } = quote.priced;
  const of = (amount: number) => money(amount, markets[quote.site].currency);
  const to = guestEmail ?? (await memberEmail(tx, buyer));
  const facts = {
    orderNo,
    site: quote.site,
    link: orderLink(shop, { orderNo, site: quote.site, guest: guestEmail !== undefined }),
    lines: mailLines(draft),
    shipping: of(totals.shipping - totals.shippingDiscount),
    tax: of(totals.tax),
    taxIncluded: totals.taxIncluded,
    total: of(totals.grandTotal),
    payBefore: payExpireTime,
  };
  await sendMail(shop, tx, { to, template: 'orderPlaced', facts }, { dedupKey: `orderPlaced ${orderNo}` });
}

function mailLines({ quote: { lines, priced } }: OrderDraft): MailLine[] {
  return priced.lines.flatMap(({ key, quantity, lineTotal }) => {
    const goods = lines.find(({ line }) => line.key === key)?.goods;
    if (goods === undefined) return [];
    const options: Record<string, string> = JSON.parse(goods.options);
    return [
      {
        title: goods.title,
        options: Object.values(options).join(', '),
        quantity,
        total: money(lineTotal, goods.offer.currency),
      },
    ];
  });
}
