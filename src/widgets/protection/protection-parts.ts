import { spelled } from '#rules/by-site.ts';
import { day, hour } from '#rules/durations.ts';
import type { Site } from '#rules/markets.ts';
import { silenceOfLost } from '#rules/parcel-states.ts';
import { lateAfter, owesHandover, protectionAnswer } from '#rules/protection.ts';
import { withdrawalPeriods } from '#rules/withdrawal.ts';
import { protectionText } from '#src/text/protection.ts';

export interface ProtectionPart {
  readonly title: string;
  readonly items: readonly { readonly name: string; readonly value: string }[];
}

const { covers, anyway, howTo } = protectionText;

/** What protection covers, what everybody has without it, and how to take it out or to claim, as it holds in a market. */
export function protectionParts(site: Site): Readonly<Record<'covers' | 'anyway' | 'howTo', ProtectionPart>> {
  const isOwed = owesHandover(site);
  const days = withdrawalPeriods[site];
  const item = (name: string, value: string) => ({ name: spelled(name, site), value: spelled(value, site) });
  const plain = ({ name, value }: { readonly name: string; readonly value: string }) => item(name, value);
  const late = covers.late.value(lateAfter.protected / day, lateAfter.unprotected / day);
  return {
    covers: {
      title: covers.title,
      items: [
        item(covers.late.name, late),
        ...(isOwed ? [] : [plain(covers.gone)]),
        item(covers.answer.name, covers.answer.value(protectionAnswer / hour)),
      ],
    },
    anyway: {
      title: anyway.title,
      items: [
        item(anyway.lost.name, anyway.lost.value(silenceOfLost / day)),
        plain(anyway.damaged),
        ...(isOwed ? [plain(anyway.notHandedOver)] : []),
        ...(days === undefined ? [] : [item(anyway.withdrawal.name, anyway.withdrawal.value(days))]),
      ],
    },
    howTo: { title: howTo.title, items: [plain(howTo.remove), plain(howTo.claim), plain(howTo.level)] },
  };
}
