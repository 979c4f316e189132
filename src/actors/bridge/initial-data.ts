import { themeIdOf } from '#rules/theme-id.ts';
import { getInitialAppData } from '#bridge-sdk/src/index.ts';
import { stored } from '../../storage/keys.ts';
import type { Actors } from '../actors.ts';
import type { EffectDependencies } from '../effect-dependencies.ts';

/** Takes over what an app knows before anybody asks. */
export async function readInitialData(
  { theme, app }: Pick<Actors, 'theme' | 'app'>,
  { bridge, store }: Pick<EffectDependencies, 'bridge' | 'store'>,
): Promise<void> {
  // An app that does not say it leaves everything as it is.
  const answer = await getInitialAppData(bridge, {}, { fallback: false }).catch(() => undefined);
  if (!answer) return;
  const { clientId, themeId, lightMode } = answer;
  if (stored.clientId.read(clientId) !== undefined) store.write(stored.clientId, clientId);
  store.write(stored.lightMode, lightMode);
  app.send({ type: 'host.lightModeChanged', lightMode });
  theme.send({ type: 'theme.selected', themeId: themeIdOf(themeId) });
}
