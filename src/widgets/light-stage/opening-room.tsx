import { useState } from 'react';
import type { LightSetting } from '#rules/light-setting.ts';
import { LightLink } from './light-link.tsx';
import { LightRoom, type LightRoomProps } from './light-room.tsx';
import { WallButton } from './wall/wall-button.tsx';
import * as styles from './light-stage.css.ts';

interface OpeningRoomProps extends Omit<LightRoomProps, 'start' | 'onSet' | 'beside' | 'children'> {
  /** The light that the address of its page carries. */
  readonly addressed: LightSetting;
}

/** The switches of a lamp that opens a page, with what only such a page has: a link with its light, and a wall of one's own. */
export function OpeningRoom({ addressed, ...room }: OpeningRoomProps) {
  const [setting, setSetting] = useState(addressed);
  const { light, relit } = room;
  const { wall, zones } = relit;
  return (
    <LightRoom {...room} start={addressed} onSet={setSetting} beside={<LightLink setting={setting} range={light} />}>
      {wall && (
        <div className={styles.onWall}>
          <WallButton wall={wall} light={light} sceneColours={zones.map(({ color }) => color)} start={setting} />
        </div>
      )}
    </LightRoom>
  );
}
