import { Button } from '#design-system/index.ts';
import { useInApp } from '../actors/bridge/use-in-app.ts';
import { useWithActors } from '../actors/use-actors.ts';
import { paymentText } from '../text/payment.ts';

/** Inside an app the shop is one page of many; this ends it. */
export function BackToApp() {
  const inApp = useInApp();
  const withActors = useWithActors();
  if (!inApp) return null;
  return (
    <Button tone="outline" onClick={() => withActors(({ bridge }) => bridge.mention('closePage'))}>
      {paymentText.backToApp}
    </Button>
  );
}
