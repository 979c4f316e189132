import { Button } from '#design-system/index.ts';
import { useAsk } from '#src/actors/dialogs/use-dialogs.ts';
import { useWithActors } from '#src/actors/use-actors.ts';
import { logOutText as text } from '#src/text/log-out.ts';

/** The way out, asked about once. */
export function LogOut() {
  const withActors = useWithActors();
  const ask = useAsk();
  const logOut = async () => {
    const isOk = await ask({
      kind: 'confirm',
      title: text.title,
      message: text.message,
      okLabel: text.action,
      cancelLabel: text.stay,
    });
    if (isOk) withActors(({ session }) => session.send({ type: 'session.logOut' }));
  };
  return (
    <Button tone="outline" onClick={() => void logOut()}>
      {text.action}
    </Button>
  );
}
