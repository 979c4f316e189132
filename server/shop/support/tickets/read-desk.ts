import type { components } from '#openapi/types.ts';
import { deadlineText } from '#rules/market-dates.ts';
import type { Site } from '#rules/markets.ts';
import { answerDeadline, isSupportOpen, supportHoursText } from '#rules/support-hours.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { sellers } from '../../market/seller.ts';

/** When people of the shop answer in a market, and until when they answer what is written now. */
export function readDesk({ clock }: Pick<ShopContext, 'clock'>, site: Site): components['schemas']['TicketDesk'] {
  const now = clock.now();
  const answerTime = answerDeadline(now, site);
  return {
    isOpen: isSupportOpen(now, site),
    hoursText: supportHoursText(now, site),
    answerTime,
    answerText: deadlineText(answerTime, site),
    mailAddress: sellers[site].email,
  };
}
