import type { Sandbox } from './sandbox.ts';

/** As many declined cards of one visit are a list of stolen ones that is tried. */
const mostDeclined = 10;

/** Keeps in which visit of a shopper a session is paid. */
export function keepRiskSession({ db }: Sandbox, sessionId: string, riskSession: string): void {
  db.prepare('insert into riskSessions (sessionId, riskSession) values (?, ?)').run(sessionId, riskSession);
}

/** True where so many payments of the same visit were declined that none goes through any more. */
export function isCardTester({ db }: Sandbox, sessionId: string): boolean {
  const declined = db
    .prepare<[string], number>(
      `select count(*) from riskSessions visit
       join riskSessions own on own.riskSession = visit.riskSession
       join sessions on sessions.id = visit.sessionId and sessions.status = 'DECLINED'
       where own.sessionId = ?`,
    )
    .pluck()
    .get(sessionId);
  return (declined ?? 0) >= mostDeclined;
}
