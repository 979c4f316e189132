import type { LightSetting } from '#rules/light-setting.ts';
import { LitCanvas } from './lit-canvas.tsx';
import { useLitRoom, type LitRoomPasses } from './use-lit-room.ts';

interface LitRoomProps extends LitRoomPasses {
  readonly setting: LightSetting;
}

/** What lies over the picture of a room whose lamp is set elsewhere, together with others. */
export function LitRoom({ setting, ...passes }: LitRoomProps) {
  const { state, canvas, kind } = useLitRoom(passes, setting, true);
  return <LitCanvas ref={canvas} state={state} kind={kind} />;
}
