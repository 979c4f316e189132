import type { Site } from '#rules/markets.ts';
import type { StoredPicture } from '../../media/picture.ts';

/** What a winner gets. */
export interface GiveawayPrize {
  readonly prizeId: string;
  readonly title: string;
  readonly image: StoredPicture;
  /** How many of it are drawn. */
  readonly count: number;
  readonly award: PrizeAward;
}

export type PrizeAward =
  | { readonly kind: 'PRODUCT'; readonly sku: string }
  /** A coupon of the winner's own market. */
  | { readonly kind: 'COUPON'; readonly templates: Readonly<Partial<Record<Site, string>>> }
  | { readonly kind: 'COINS'; readonly coins: number };

interface StepBase {
  /** What it adds, as long as the member's limit has room. */
  readonly entries: number;
}

/** At most one of each action. */
export type GiveawayStep = StepBase &
  (
    | { readonly action: 'LOG_IN' | 'SHARE' }
    /** Each paid order of the time of the giveaway. */
    | { readonly action: 'ORDER' }
    /** Once a day, without a purchase. */
    | { readonly action: 'FREE' }
    | { readonly action: 'FOLLOW'; readonly channel: { readonly name: string; readonly url: string } }
    | {
        readonly action: 'QUIZ';
        readonly question: string;
        readonly choices: readonly { readonly choiceId: string; readonly label: string }[];
        /** The id of the right choice; no page has it. */
        readonly answer: string;
      }
  );

/** What a promotion of the type GIVEAWAY keeps in its config. */
export interface GiveawayConfig {
  /** Of the page that shows it. */
  readonly path: string;
  readonly prizes: readonly GiveawayPrize[];
  readonly steps: readonly GiveawayStep[];
  /** Entries of one member. */
  readonly entryLimit: number;
  /** Age that a member has to confirm; left out, anybody may enter. */
  readonly minAge?: number;
  /** Days in which a prize has to be claimed. */
  readonly claimDays: number;
  /** The picture of the promotion, cut for a narrow screen. */
  readonly upright?: StoredPicture;
  /** What holds beside the rules that follow from the rest. */
  readonly rules: readonly { readonly title: string; readonly text: string }[];
  /** Products that are shown below. */
  readonly spus: readonly string[];
}
