import { useEffect, useState } from 'react';
import { LightPreview } from '#design-system/components/light-preview/light-preview.tsx';
import type { components } from '#openapi/types.ts';
import { asPictured, type LightSetting } from '#rules/light-setting.ts';
import { lightRoomText as text } from '../../text/light-room.ts';
import { LightLink } from './light-link.tsx';
import * as styles from './light-stage.css.ts';

type Schemas = components['schemas'];

interface LightRoomProps {
  readonly relit: Schemas['RelitPicture'];
  readonly light: Schemas['LightRange'];
  /** The light that the address of its page carries; the page has none of a lamp when absent. */
  readonly addressed?: LightSetting | undefined;
  readonly isApproached: boolean;
  /** Called when a finger has come to the switches. */
  readonly onApproach: () => void;
  /** It answers to presses. */
  readonly onShown?: () => void;
}

/** What makes the picture on the stage a lamp to light: the canvas over it, the light behind it and the switches. */
export function LightRoom({ relit, light, addressed, isApproached, onApproach, onShown }: LightRoomProps) {
  const { ambient, zones } = relit;
  const [setting, setSetting] = useState(addressed ?? asPictured);
  useEffect(() => onShown?.(), [onShown]);
  return (
    <LightPreview
      {...light}
      ambient={ambient}
      zones={zones}
      start={addressed}
      onSet={setSetting}
      isApproached={isApproached}
      texts={text.switches}
      beside={addressed && <LightLink setting={setting} range={light} />}
    >
      {({ canvas, spill, switches }) => (
        <>
          <div className={styles.spill}>{spill}</div>
          <div className={styles.canvas}>{canvas}</div>
          <div className={styles.switches} onPointerDown={onApproach}>
            {switches}
          </div>
        </>
      )}
    </LightPreview>
  );
}
