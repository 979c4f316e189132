import { Button } from '#design-system/index.ts';
import { useAsk } from '#src/actors/dialogs.ts';
import { useTell } from '#src/actors/hooks.ts';
import { centerText as text } from '#src/text/account.ts';

/** The way out, asked about once. */
export function LogOut() {
  const tell = useTell();
  const ask = useAsk();
  const logOut = async () => {
    const isOk = await ask({
      kind: 'confirm',
      title: text.logOutTitle,
      message: text.logOutMessage,
      okLabel: text.logOut,
      cancelLabel: text.stay,
    });
    if (isOk) tell(({ session }) => session.send({ type: 'session.signOut' }));
  };
  return (
    <Button tone="outline" onClick={() => void logOut()}>
      {text.logOut}
    </Button>
  );
}
