/** A pack of new members that a member has claimed. */
export interface NewUserPacksTable {
  account_id: string;
  promo_id: string;
  claimed_at: number;
}
