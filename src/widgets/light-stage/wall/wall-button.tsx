import { useState } from 'react';
import { Button, IconImage } from '#design-system/index.ts';
import { latePart } from '../../late-part.tsx';
import type { WallDialogProps } from './wall-dialog.tsx';

const label = 'See it on your wall';

const WallDialog = latePart(() => import('./wall-dialog.tsx').then((module) => module.WallDialog));

/** Opens the lamp on a wall of one's own. */
export function WallButton(props: Omit<WallDialogProps, 'open' | 'onClose'>) {
  const [shown, setShown] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <Button size="s" tone="outline" onClick={() => setShown('open')}>
        <IconImage size={20} />
        {label}
      </Button>
      {shown !== 'never' && <WallDialog {...props} open={shown === 'open'} onClose={() => setShown('closed')} />}
    </>
  );
}
