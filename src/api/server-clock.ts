/** Time as the server sees it: the device clock plus an offset measured from replies. */
export interface ServerClock {
  now(): number;
  /** Takes the server's time of a reply that was asked and answered at these device times. */
  measure(serverTime: number, askedAt: number, answeredAt: number): void;
}

export function createServerClock(deviceNow: () => number): ServerClock {
  let offset = 0;
  let precision = Number.POSITIVE_INFINITY;
  return {
    now: () => deviceNow() + offset,
    measure(serverTime, askedAt, answeredAt) {
      const roundTrip = answeredAt - askedAt;
      const measured = serverTime - (askedAt + roundTrip / 2);
      // A device clock that was set anew makes the kept offset wrong by more than any round trip explains.
      const jumped = Math.abs(measured - offset) > roundTrip / 2 + precision / 2 + 1_000;
      if (roundTrip < 0 || (roundTrip > precision && !jumped)) return;
      offset = Math.round(measured);
      precision = roundTrip;
    },
  };
}
