import { useState } from 'react';
import { Button, IconImage } from '#design-system/index.ts';
import { useNavigateTo } from '../../../actors/use-actors.ts';
import { useIsInBrowser } from '../../../hooks/use-is-in-browser.ts';
import { usePlace } from '../../../hooks/use-place.ts';
import { latePart } from '../../late-part.tsx';
import type { WallDialogProps } from './wall-dialog.tsx';

const label = 'See it on your wall';

const WallDialog = latePart(() => import('./wall-dialog.tsx').then((module) => module.WallDialog));

/** Opens the lamp on a wall of one's own. An address with `wall` opens it by itself. */
export function WallButton(props: Omit<WallDialogProps, 'open' | 'onClose'>) {
  const [shown, setShown] = useState<'never' | 'open' | 'closed'>('never');
  const { path, query } = usePlace();
  const navigateTo = useNavigateTo();
  const isAddressed = useIsInBrowser() && query.has('wall');
  const close = () => {
    setShown('closed');
    if (!isAddressed) return;
    const other = new URLSearchParams(query);
    other.delete('wall');
    navigateTo(`${path}?${other}`, { replace: true });
  };
  return (
    <>
      <Button size="s" tone="outline" onClick={() => setShown('open')}>
        <IconImage size={20} />
        {label}
      </Button>
      {(isAddressed || shown !== 'never') && (
        <WallDialog {...props} open={isAddressed || shown === 'open'} onClose={close} />
      )}
    </>
  );
}
