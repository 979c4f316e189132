import type { Migration } from './migration.ts';

/** The visit that an attempt was made in, as the browser names it to the provider who looks for fraud. */
export const riskSessions: Migration = {
  name: '074-risk-sessions',
  statements: () => ['alter table payments add column risk_session text'],
};
