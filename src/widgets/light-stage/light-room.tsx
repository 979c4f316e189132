import { useEffect, type ReactNode } from 'react';
import { LightPreview } from '#design-system/components/light-preview/light-preview.tsx';
import type { components } from '#openapi/types.ts';
import type { LightSetting } from '#rules/light-setting.ts';
import { lightRoomText as text } from '../../text/light-room.ts';
import * as styles from './light-stage.css.ts';

type Schemas = components['schemas'];

export interface LightRoomProps {
  readonly relit: Schemas['RelitPicture'];
  readonly light: Schemas['LightRange'];
  /** What the lamp is set to at first; what its picture shows when absent. */
  readonly start?: LightSetting | undefined;
  /** Called with what the lamp is set to. */
  readonly onSet?: ((setting: LightSetting) => void) | undefined;
  readonly isApproached: boolean;
  /** Called when a finger has come to the switches. */
  readonly onApproach: () => void;
  /** It answers to presses. */
  readonly onShown?: (() => void) | undefined;
  /** What else can be done with the light, beside the switches. */
  readonly beside?: ReactNode;
  /** What lies on the picture. */
  readonly children?: ReactNode;
}

/** What makes the picture on the stage a lamp to light: the canvas over it, the light behind it and the switches. */
export function LightRoom({
  relit,
  light,
  start,
  onSet,
  isApproached,
  onApproach,
  onShown,
  beside,
  children,
}: LightRoomProps) {
  const { ambient, zones } = relit;
  useEffect(() => onShown?.(), [onShown]);
  return (
    <LightPreview
      {...light}
      ambient={ambient}
      zones={zones}
      start={start}
      onSet={onSet}
      isApproached={isApproached}
      texts={text.switches}
      beside={beside}
    >
      {({ canvas, spill, switches }) => (
        <>
          <div className={styles.spill}>{spill}</div>
          <div className={styles.canvas}>{canvas}</div>
          {children}
          <div className={styles.switches} onPointerDown={onApproach}>
            {switches}
          </div>
        </>
      )}
    </LightPreview>
  );
}
