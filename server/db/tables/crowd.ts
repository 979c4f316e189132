import type { Generated } from 'kysely';
import type { CrowdGoal, CrowdStatus } from '#rules/crowd.ts';
import type { JsonText } from './common.ts';

/** What a promotion of the type CROWDFUND has besides. */
export interface CrowdProjectsTable {
  promo_id: string;
  status: CrowdStatus;
  goal_kind: CrowdGoal['kind'];
  goal_value: number;
  /** What it promises when so many pieces are pledged, as JSON. */
  milestones: JsonText;
  /** Grows with each change by staff, for conditional updates. */
  version: number;
  decided_at: number | null;
}

/** What an item of a crowdfunding promotion is besides. */
export interface CrowdTiersTable {
  promo_item_id: string;
  title: string;
  /** When it is sent, such as 2027-05. */
  ship_month: string;
}

export type PledgeState = 'HELD' | 'PLEDGED' | 'RELEASED';

/** What an order has pledged. */
export interface CrowdPledgesTable {
  order_no: string;
  promo_id: string;
  promo_item_id: string;
  /** A digest of the account's id. */
  backer: string;
  units: number;
  /** Goods in minor units. */
  amount: number;
  state: PledgeState;
  created_at: number;
  updated_at: number;
}

/** A part of what is pledged and paid for. */
export interface CrowdCountsTable {
  promo_id: string;
  bucket: number;
  units: number;
  amount: number;
  backers: number;
}

/** What staff tell of a project while it runs. */
export interface CrowdUpdatesTable {
  update_id: string;
  promo_id: string;
  title: string;
  /** Paragraphs, as JSON. */
  body: JsonText;
  time: number;
  /** When all who followed then had been told, or a newer one took its place. */
  mailed_at: Generated<number | null>;
}
