import { Button, Inline } from '#design-system/index.ts';
import { useWithActors } from '#src/actors/use-actors.ts';
import { shareText } from './text.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { SharePart } from './share-part.tsx';

const text = shareText.guest;

/** Without an account there is no link to send; the log-in comes back here. */
export function GuestCard({ isMain }: { isMain: boolean }) {
  const withActors = useWithActors();
  const { path, query } = usePlace();
  const logIn = () => withActors(({ session }) => session.send({ type: 'login.request', path: `${path}?${query}` }));
  return (
    <SharePart title={text.title} lead={text.body}>
      <Inline>
        <Button tone={isMain ? 'solid' : 'outline'} onClick={logIn}>
          {text.logIn}
        </Button>
      </Inline>
    </SharePart>
  );
}
