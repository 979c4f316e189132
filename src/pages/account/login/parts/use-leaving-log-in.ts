import { useEffect } from 'react';
import { useActors } from '#src/actors/hooks.ts';

/** Tells the session when the log-in is left without one, so that the next refused request asks again. */
export function useLeavingLogIn(): void {
  const actors = useActors();
  useEffect(
    () => () => {
      // Only a guest who is waited for hears it; the session of a member does not.
      actors?.session.send({ type: 'login.abandoned' });
    },
    [actors],
  );
}
