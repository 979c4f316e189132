import { Button } from '#design-system/index.ts';
import { useWithActors } from '#src/actors/use-actors.ts';
import { useInApp } from '#src/actors/bridge/use-in-app.ts';
import { paymentText } from '#src/text/payment.ts';

/** Inside an app the shop is one page of many; this ends it. */
export function BackToApp() {
  const inApp = useInApp();
  const withActors = useWithActors();
  if (!inApp) return null;
  return (
    <Button tone="outline" onClick={() => withActors(({ bridge }) => bridge.mention('closePage'))}>
      {paymentText.completed.backToApp}
    </Button>
  );
}
