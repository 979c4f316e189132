import { useEffect } from 'react';
import { useTell } from '#src/actors/hooks.ts';

/** Tells the session when the log-in is left without one, so that the next refused request asks again. */
export function useLeavingLogIn(): void {
  const tell = useTell();
  useEffect(
    () => () => {
      // Only a guest who is waited for hears it; the session of a member does not.
      tell(({ session }) => session.send({ type: 'login.abandoned' }));
    },
    [tell],
  );
}
