import { Button } from '#design-system/index.ts';
import { useTell } from '#src/actors/hooks.ts';
import { useInApp } from '#src/actors/use-in-app.ts';
import { paymentText } from '#src/text/payment.ts';

/** Inside an app the shop is one page of many; this ends it. */
export function BackToApp() {
  const inApp = useInApp();
  const tell = useTell();
  if (!inApp) return null;
  return (
    <Button tone="outline" onClick={() => tell(({ bridge }) => bridge.mention('closePage'))}>
      {paymentText.completed.backToApp}
    </Button>
  );
}
