import { useMemo } from 'react';
import type { WhiteRange } from '#rules/light-choices.ts';
import { lightOf } from '#rules/light-color.ts';
import { roomLights, type SetLight } from '#rules/light-mix.ts';
import type { LightSetting } from '#rules/light-setting.ts';
import type { LightPass } from './mix.ts';
import { useRelit } from './use-relit.ts';

/** A light, its file and its setting in the picture. */
export type SetPass = LightPass & SetLight;

export interface LitRoomPasses {
  readonly ambient: SetPass;
  /** The light passes of the lamp. */
  readonly zones: readonly SetPass[];
  readonly white: WhiteRange;
}

/** Draws a room with its lamp set like this. @param isApproached whether somebody has come to set it */
export function useLitRoom(
  { ambient, zones, white }: LitRoomPasses,
  { light, level }: LightSetting,
  isApproached: boolean,
) {
  const passes = useMemo(() => [ambient, ...zones], [ambient, zones]);
  return useRelit(passes, roomLights(ambient, zones, lightOf(light, white), level), isApproached);
}
