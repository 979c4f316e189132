import type { LightShow } from '#design-system/components/light-switch/light-show.ts';

/** Milliseconds that a change of theme waits for the code of its show; after them it is done without. */
const longestWait = 300;

let loading: Promise<LightShow> | undefined;

/**
 * The show of this document, whose code comes with the first approach to the switch, or the first change of theme. What
 * did not come is asked for again the next time.
 */
export function loadLightShow(): Promise<LightShow> {
  loading ??= import('#design-system/components/light-switch/light-show.ts').then(
    ({ createLightShow }) => createLightShow(document),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The show where its code comes in time; undefined where it does not come, or so late that the theme would wait for it. */
export function lightShowInTime(): Promise<LightShow | undefined> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, longestWait, undefined));
  return Promise.race([loadLightShow().catch(() => undefined), tooLate]);
}
