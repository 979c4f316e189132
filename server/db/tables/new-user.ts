/** A pack of new members that a member has claimed. */
export interface NewUserPacksTable {
  account_id: string;
  promo_id: string;
  claimed_at: number;
  /** When it was taken back, as their address had it before. */
  revoked_at: number | null;
}
