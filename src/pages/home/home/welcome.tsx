import { useEffect, useState } from 'react';
import { Modal } from '#design-system/components/modal/modal.tsx';
import { Button, Inline, Link } from '#design-system/index.ts';
import { useDialogTurn } from '#src/actors/dialogs/use-dialogs.ts';
import { useSite } from '#src/actors/use-actors.ts';
import { href } from '#src/routing/href.ts';
import { store, tabStore } from '#src/storage/browser-store.ts';
import { stored } from '#src/storage/keys.ts';
import { marketsInSentence } from '#src/text/layout.ts';
import { useText } from '#src/widgets/use-text.ts';
import { welcomeText } from './welcome-text.ts';

/** Says to whoever is here for the first time where the shop delivers and in which currency, when it is its turn. */
export function Welcome() {
  const text = useText(welcomeText);
  const site = useSite();
  const [isClosed, setIsClosed] = useState(false);
  const isShown = useDialogTurn(!isClosed);
  useEffect(() => {
    if (isShown) for (const area of [store, tabStore]) area.write(stored.welcomeDialogSeen, true);
  }, [isShown]);
  // What the browser keeps of the market: nothing has to be asked for it.
  const currency = `${store.read(stored.currencyMark)} (${store.read(stored.currencySign)})`;
  return (
    <Modal
      open={isShown}
      title={text.title}
      description={text.body(marketsInSentence[site], currency)}
      closeLabel={text.stay}
      onOpenChange={(isOpen) => !isOpen && setIsClosed(true)}
      footer={
        <Inline gap="m" wrap>
          <Button asChild tone="brand">
            <Link href={href('/home/search')} tone="plain">
              {text.lights}
            </Link>
          </Button>
          <Button tone="outline" onClick={() => setIsClosed(true)}>
            {text.stay}
          </Button>
        </Inline>
      }
    />
  );
}
