import type { Row } from './common.ts';

/** The code by which a member invites others; one per account, made when it is first asked for. */
export interface ShareCodesTable extends Row {
  code: string;
  account_id: string;
}

/** Who brought whom: a member is brought once. */
export interface ShareBindsTable extends Row {
  invitee_id: string;
  inviter_id: string;
  code: string;
  bound_time: number;
}

export interface FavouritesTable extends Row {
  account_id: string;
  spu: string;
}
