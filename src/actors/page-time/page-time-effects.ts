import type { PagePlace, PageTimeDependencies, PageTimeInput } from '#machines/page-time/types.ts';
import { unwrap } from '../../api/envelope.ts';
import { matchRoute } from '../../routing/route-match.ts';
import { notFound } from '../../routing/routes.ts';
import { stored } from '../../storage/keys.ts';
import type { EffectDependencies } from '../effect-dependencies.ts';

const pathLimit = 300;

/** What the page at a path is called in the reports. Queries stay out: they hold order numbers and search words. */
export function pagePlaceOf(pathname: string): PagePlace {
  const { route } = matchRoute(pathname);
  const [, moduleId = ''] = pathname.split('/');
  return {
    path: pathname.slice(0, pathLimit),
    pathName: route.name,
    moduleId: route === notFound ? '' : moduleId,
    activityName: route.isActivity ? route.title : '',
  };
}

/** The path of the shop that the address bar shows. */
export function shownPath(base: string): string {
  return window.location.pathname.slice(base.length) || '/';
}

/** Takes over what an earlier document could not deliver: from now on these records are this document's. */
export function pageTimeInput({
  store,
  base,
  isInFront,
}: Pick<EffectDependencies, 'store' | 'base' | 'isInFront'>): PageTimeInput {
  const records = store.read(stored.pageTimeRecords);
  store.remove(stored.pageTimeRecords);
  return { page: pagePlaceOf(shownPath(base)), isVisible: isInFront(), records };
}

export function pageTimeEffects({ client, store }: Pick<EffectDependencies, 'client' | 'store'>): PageTimeDependencies {
  return {
    upload: async (records, signal) => {
      const body = { pages: [...records] };
      await unwrap(client.POST('/app-mall/v1/page-time/report', { body, signal, keepalive: true }));
    },
    persistRecords: (records) => {
      if (records.length === 0) store.remove(stored.pageTimeRecords);
      else store.write(stored.pageTimeRecords, records);
    },
  };
}
