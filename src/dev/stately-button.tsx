import { useEffect, useState } from 'react';
import { Button, IconExternal } from '#design-system/index.ts';
import type { Tab } from './board.ts';
import type { StatelyWindow } from './stately.ts';
import { text } from './text.ts';

/** Opens Stately's inspector beside this page and keeps telling it; only a press reaches the network. */
export function StatelyButton({ tab }: { tab: Tab | undefined }) {
  const [stately, setStately] = useState<StatelyWindow>();
  useEffect(() => {
    if (tab) stately?.inspect(tab);
  }, [stately, tab]);
  return (
    <Button
      tone="outline"
      size="s"
      disabled={!tab}
      title={text.statelyNote}
      onClick={() => void import('./stately.ts').then(({ openStately }) => setStately(openStately()))}
    >
      {text.stately} <IconExternal size={16} />
    </Button>
  );
}
