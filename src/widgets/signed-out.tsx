import { ArtSignedOut, Button, EmptyState } from '#design-system/index.ts';
import { useWithActors } from '../actors/use-actors.ts';
import { statesText } from '../text/states.ts';

/** Instead of what only a member has; comes back here after the log-in. */
export function SignedOut({ title = statesText.signedOut.title }: { title?: string }) {
  const withActors = useWithActors();
  const logIn = () => {
    const { pathname, search } = window.location;
    withActors(({ session }) => session.send({ type: 'login.request', path: pathname + search }));
  };
  return (
    <EmptyState
      headingLevel={1}
      art={<ArtSignedOut />}
      title={title}
      body={statesText.signedOut.body}
      actions={<Button onClick={logIn}>{statesText.signedOut.action}</Button>}
    />
  );
}
