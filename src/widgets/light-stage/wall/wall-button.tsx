import { useEffect, useState } from 'react';
import { Button, IconImage } from '#design-system/index.ts';
import { latePart } from '../../late-part.tsx';
import type { WallDialogProps } from './wall-dialog.tsx';

const label = 'See it on your wall';

const WallDialog = latePart(() => import('./wall-dialog.tsx').then((module) => module.WallDialog));

/** Opens the lamp on a wall of one's own, with an entry of the history, so that Back closes it. */
export function WallButton(props: Omit<WallDialogProps, 'open' | 'onClose'>) {
  const [shown, setShown] = useState<'never' | 'open' | 'closed'>('never');
  useEffect(() => {
    if (shown !== 'open') return undefined;
    const closed = () => setShown('closed');
    window.addEventListener('popstate', closed);
    return () => window.removeEventListener('popstate', closed);
  }, [shown]);
  const open = () => {
    // Another press while its code is on its way opens nothing more.
    if (shown !== 'open') window.history.pushState(window.history.state, '');
    setShown('open');
  };
  const close = () => {
    // Before the browser has gone back: a second press meanwhile would leave the page.
    setShown('closed');
    window.history.back();
  };
  return (
    <>
      <Button size="s" tone="outline" onClick={open}>
        <IconImage size={20} />
        {label}
      </Button>
      {shown !== 'never' && <WallDialog {...props} open={shown === 'open'} onClose={close} />}
    </>
  );
}
