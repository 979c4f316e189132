import type { LightShow } from '#design-system/components/light-switch/light-show.ts';

let loading: Promise<LightShow> | undefined;

/** The show of this document, whose code comes with the first approach to the switch, or the first change of theme. */
export function loadLightShow(): Promise<LightShow> {
  loading ??= import('#design-system/components/light-switch/light-show.ts').then(({ createLightShow }) =>
    createLightShow(document),
  );
  return loading;
}
