import { lazy, Suspense, useState } from 'react';
import { Button, Heading, Panel, Stack } from '#design-system/index.ts';
import { useActors, useMember } from '#src/actors/hooks.ts';
import { centerText as text } from '#src/text/account.ts';
import { MarketChoice } from '#src/widgets/market-choice.tsx';
import { ThemeChoice } from '#src/widgets/theme-choice.tsx';

const ConfirmDialog = lazy(() =>
  import('#design-system/components/dialogs/confirm-dialog.tsx').then((module) => ({ default: module.ConfirmDialog })),
);

/** Market and theme for everybody, the way out for members. */
export function Settings() {
  const isMember = useMember() !== null;
  return (
    <Panel as="section" aria-labelledby="center-settings">
      <Stack gap="m" align="start">
        <Heading level={2} look={4} id="center-settings">
          {text.settings}
        </Heading>
        <MarketChoice opens="down" />
        <ThemeChoice />
        {isMember && <LogOut />}
      </Stack>
    </Panel>
  );
}

function LogOut() {
  const actors = useActors();
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
              actors?.session.send({ type: 'session.signOut' });
            }}
            onCancel={() => setIsAsked(false)}
          />
        </Suspense>
      )}
    </>
  );
}
