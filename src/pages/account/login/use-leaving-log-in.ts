import { useEffect } from 'react';
import { useWithActors } from '#src/actors/use-actors.ts';

/** Tells the session when the log-in is left without one, so that the next refused request asks again. */
export function useLeavingLogIn(): void {
  const withActors = useWithActors();
  useEffect(
    () => () => {
      // Only the session of a guest that waits for the login takes this event; that of a member does not.
      withActors(({ session }) => session.send({ type: 'login.abandoned' }));
    },
    [withActors],
  );
}
