import { lazy, Suspense, useState } from 'react';
import { Button } from '#design-system/index.ts';
import { useActors } from '#src/actors/hooks.ts';
import { centerText as text } from '#src/text/account.ts';

const ConfirmDialog = lazy(() =>
  import('#design-system/components/dialogs/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

/** The way out, asked about once. */
export function LogOut() {
  const actors = useActors();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button tone="quiet" size="s" onClick={() => setIsAsked(true)}>
        {text.logOut}
      </Button>
      {isAsked && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open
            title={text.logOutTitle}
            message={text.logOutMessage}
            okLabel={text.logOut}
            cancelLabel={text.stay}
            onOk={() => {
              setIsAsked(false);
              actors?.session.send({ type: 'session.signOut' });
            }}
            onCancel={() => setIsAsked(false)}
          />
        </Suspense>
      )}
    </>
  );
}
