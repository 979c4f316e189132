import { Button } from '#design-system/index.ts';
import { useWithActors } from '#src/actors/use-actors.ts';
import { shareText } from '../../text/share.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { TitledPanel } from '#src/widgets/titled-panel.tsx';

const text = shareText.guest;

/** Without an account there is no link to send; the log-in comes back here. */
export function GuestCard() {
  const withActors = useWithActors();
  const { path, query } = usePlace();
  const logIn = () => withActors(({ session }) => session.send({ type: 'login.request', path: `${path}?${query}` }));
  return (
    <TitledPanel title={text.title} lead={text.body}>
      <Button tone="outline" block onClick={logIn}>
        {text.logIn}
      </Button>
    </TitledPanel>
  );
}
