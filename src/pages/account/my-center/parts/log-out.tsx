import { lazy, Suspense, useState } from 'react';
import { Button } from '#design-system/index.ts';
import { useTell } from '#src/actors/hooks.ts';
import { centerText as text } from '#src/text/account.ts';

const ConfirmDialog = lazy(() =>
  import('#design-system/components/dialogs/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

/** The way out, asked about once. */
export function LogOut() {
  const tell = useTell();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <Button tone="outline" onClick={() => setIsAsked(true)}>
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
              tell(({ session }) => session.send({ type: 'session.signOut' }));
            }}
            onCancel={() => setIsAsked(false)}
          />
        </Suspense>
      )}
    </>
  );
}
