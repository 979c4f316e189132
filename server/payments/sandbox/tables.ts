/** The books of the payment sandbox: attempts, and every movement of money. */
export const tables = `
create table if not exists sessions (
  id text primary key, paymentNo text not null, orderNo text not null, amount integer not null, currency text not null,
  method text not null, returnUrl text not null, clientSecret text not null, challengeId text not null unique,
  status text not null, failureCode text, failureMessage text, failureRetryable integer,
  cardBrand text, cardLast4 text, cardExpMonth integer, cardExpYear integer,
  createdTime integer not null, expiresTime integer not null, settleDueTime integer, settledTime integer
) strict;
create index if not exists sessions_live on sessions (expiresTime) where status in ('OPEN', 'REQUIRES_ACTION', 'PROCESSING');
create table if not exists riskSessions (
  sessionId text primary key references sessions, riskSession text not null
) strict;
create index if not exists riskSessions_visit on riskSessions (riskSession);
create table if not exists charges (
  id text primary key, sessionId text not null references sessions, paymentNo text not null, orderNo text not null,
  amount integer not null, currency text not null, createdTime integer not null
) strict;
create index if not exists charges_session on charges (sessionId);
create index if not exists charges_created on charges (createdTime, id);
create table if not exists refunds (
  id text primary key, refundNo text not null, sessionId text not null references sessions,
  amount integer not null, currency text not null, createdTime integer not null, unique (sessionId, refundNo)
) strict;
create index if not exists refunds_created on refunds (createdTime, id);
create table if not exists cardTokens (
  id text primary key, sessionId text not null references sessions, testCard text not null,
  brand text not null, last4 text not null, expMonth integer not null, expYear integer not null
) strict;
create table if not exists disputes (
  id text primary key, sessionId text not null references sessions, paymentNo text not null, amount integer not null,
  currency text not null, reason text not null, status text not null, openedTime integer not null,
  evidenceDueTime integer not null, closedTime integer, changedTime integer not null
) strict;
create index if not exists disputes_session on disputes (sessionId);
create index if not exists disputes_changed on disputes (changedTime, id);
create table if not exists plannedDisputes (
  sessionId text primary key references sessions, dueTime integer not null
) strict;
create table if not exists events (
  id text primary key, kind text not null, sessionId text not null, payload text not null, createdTime integer not null
) strict;
`;
