import { Button } from '#design-system/index.ts';
import { useTell } from '#src/actors/hooks.ts';
import { shareText } from '#src/text/share.ts';
import { usePlace } from '#src/use-place.ts';
import { TitledPanel } from '#src/widgets/titled-panel.tsx';

const text = shareText.guest;

/** Without an account there is no link to send; the log-in comes back here. */
export function GuestCard() {
  const tell = useTell();
  const { path, query } = usePlace();
  const logIn = () => tell(({ session }) => session.send({ type: 'login.request', path: `${path}?${query}` }));
  return (
    <TitledPanel title={text.title} lead={text.body}>
      <Button tone="outline" block onClick={logIn}>
        {text.logIn}
      </Button>
    </TitledPanel>
  );
}
