import type { Ref } from 'react';
import * as box from '../image-box/image-box.css.ts';
import type { RelitState } from './use-relit.ts';

interface LitCanvasProps {
  readonly ref: Ref<HTMLCanvasElement>;
  readonly state: RelitState;
  readonly kind: string;
}

/** Lies over the picture of a room, which stays where the light cannot be mixed. */
export function LitCanvas({ ref, state, kind }: LitCanvasProps) {
  return (
    <canvas
      ref={ref}
      className={box.picture}
      aria-hidden="true"
      hidden={state !== 'ready'}
      data-state={state}
      data-kind={kind}
    />
  );
}
