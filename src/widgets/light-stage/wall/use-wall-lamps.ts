import { useState } from 'react';
import type { components } from '#openapi/types.ts';
import { asPictured, type LightSetting } from '#rules/light-setting.ts';
import type { WallPlace } from '#rules/wall-light.ts';

export type WallLamp = components['schemas']['WallLamp'];
/** What is drawn of a lamp. Its name and price come with the list of all lamps. */
export type DrawnLamp = Pick<WallLamp, 'wall' | 'light' | 'sceneColours'>;

export interface HungLamp {
  readonly lamp: DrawnLamp;
  readonly place: WallPlace;
  readonly setting: LightSetting;
  /** Percent: as bright it is when it is turned on again. */
  readonly lit: number;
}

const hung = (lamp: DrawnLamp, setting: LightSetting, place: WallPlace): HungLamp => ({
  lamp,
  place,
  setting,
  lit: setting.level || asPictured.level,
});

/** Beside the lamp that hangs already. */
const beside = ({ x }: WallPlace, place: WallPlace): WallPlace => ({ ...place, x: x > 0.5 ? 0.2 : 0.8 });

/** The lamps on a wall, and which of them is set and moved. */
export function useWallLamps(first: DrawnLamp, start: LightSetting) {
  const [lamps, setLamps] = useState<readonly HungLamp[]>(() => [hung(first, start, first.wall)]);
  const [chosen, setActive] = useState(0);
  const active = Math.min(chosen, lamps.length - 1);
  const change = (index: number, to: (lamp: HungLamp) => HungLamp) =>
    setLamps((last) => last.map((lamp, at) => (at === index ? to(lamp) : lamp)));
  return {
    lamps,
    active,
    setActive,
    move: (index: number, to: (place: WallPlace) => WallPlace) =>
      change(index, (lamp) => ({ ...lamp, place: to(lamp.place) })),
    set: (index: number, to: Partial<LightSetting>) =>
      change(index, (lamp) => ({ ...lamp, setting: { ...lamp.setting, ...to }, lit: to.level || lamp.lit })),
    flick: (index: number) =>
      change(index, (lamp) => ({
        ...lamp,
        setting: { ...lamp.setting, level: lamp.setting.level === 0 ? lamp.lit : 0 },
      })),
    /** One more, beside the one that hangs there. */
    add: (lamp: DrawnLamp) => {
      setLamps((last) => [...last, hung(lamp, asPictured, beside(last[0]?.place ?? lamp.wall, lamp.wall))]);
      setActive(lamps.length);
    },
    /** Another one instead of that which is set now, at its place. */
    swap: (lamp: DrawnLamp) => change(active, ({ place: { x, y } }) => hung(lamp, asPictured, { ...lamp.wall, x, y })),
    remove: () => setLamps((last) => last.filter((_, at) => at !== active)),
    /** Each where it was at first. */
    putBack: () => lamps.forEach(({ lamp }, at) => change(at, (each) => ({ ...each, place: lamp.wall }))),
  };
}
