import { Inline, Link, SectionHeader } from '#design-system/index.ts';
import type { PromotionType } from '#rules/promotion-states.ts';
import { href } from '#src/routing/href.ts';
import { useText } from '#src/widgets/use-text.ts';
import { promotionWaysText } from './promotion-ways-text.ts';

/** The page of all promotions of a kind. An event has its own, and all of them stand in what is on. */
const kinds: readonly { readonly kind: PromotionType; readonly to: string }[] = [
  { kind: 'FLASH_SALE', to: href('/prom/flash-sale') },
  { kind: 'SUIT', to: href('/prom/suit-list') },
  { kind: 'EARLY_BIRD', to: href('/prom/early-bird-activity') },
  { kind: 'EARLY_BIRD_CAMPAIGN', to: href('/prom/early-bird-campaign') },
  { kind: 'CROWDFUND', to: href('/prom/new-product-crown') },
  { kind: 'INTEREST', to: href('/prom/early-Interest') },
  { kind: 'GIVEAWAY', to: href('/prom/winner-announcement') },
  { kind: 'DOLL_MACHINE', to: href('/prom/doll-machine') },
  { kind: 'NEW_USER', to: href('/prom/new-user') },
];

/** Not every market has a machine, and whoever has bought is no new user: only where they are known to be there. */
const notEverywhere: readonly PromotionType[] = ['DOLL_MACHINE', 'NEW_USER'];

interface PromotionWaysProps {
  /** Those that the market has; without them those that have a page in each. */
  readonly present?: readonly PromotionType[];
}

/** The kinds of promotions, each with the page of all of its kind. */
export function PromotionWays({ present }: PromotionWaysProps) {
  const text = useText(promotionWaysText);
  const shown = kinds.filter(({ kind }) => (present ? present.includes(kind) : !notEverywhere.includes(kind)));
  return (
    <nav aria-label={text.kinds}>
      <Inline gap="m" wrap>
        {shown.map(({ kind, to }) => (
          <Link key={kind} href={to}>
            {text.kind[kind]}
          </Link>
        ))}
      </Inline>
    </nav>
  );
}

/** At the end of a page of promotions: what is on besides. */
export function OtherPromotions() {
  const text = useText(promotionWaysText);
  return (
    <section aria-labelledby="other-promotions">
      <SectionHeader
        id="other-promotions"
        title={text.title}
        link={{ href: href('/prom/activity-list'), label: text.all }}
      />
      <PromotionWays />
    </section>
  );
}
