import { useWithActors } from '#src/actors/use-actors.ts';

/** Leads a guest to the log-in and back to the same place. */
export function useLogInFirst(): (mark?: string) => void {
  const withActors = useWithActors();
  return (mark = '') => {
    const { pathname, search } = window.location;
    withActors(({ session }) => session.send({ type: 'login.request', path: `${pathname}${search}${mark}` }));
  };
}
