import { reportable, withKept } from '#machines/page-time/records.ts';
import type { PagePlace, PageTimeDependencies, PageTimeInput, PageTimeRecord } from '#machines/page-time/types.ts';
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

export function pageTimeInput({ base, isInFront }: Pick<EffectDependencies, 'base' | 'isInFront'>): PageTimeInput {
  return { page: pagePlaceOf(shownPath(base)), isVisible: isInFront() };
}

export function pageTimeEffects({
  client,
  store,
  gate,
}: Pick<EffectDependencies, 'client' | 'store' | 'gate'>): PageTimeDependencies {
  const backlog = () => store.read(stored.pageTimeRecords);
  const keep = (records: readonly PageTimeRecord[]) => {
    if (records.length === 0) store.remove(stored.pageTimeRecords);
    else store.write(stored.pageTimeRecords, records);
  };
  return {
    upload: async (sampled, signal) => {
      let records = sampled;
      // Nothing is sent while tokens are exchanged, and this document may not live to see their end.
      if (gate.opening()) {
        keep(withKept(backlog(), records));
        records = [];
      }
      for (let opening = gate.opening(); opening; opening = gate.opening()) await opening;
      signal.throwIfAborted();
      const all = withKept(backlog(), records);
      const pages = reportable(all);
      // Taken out before it is sent: a document beside this one would send it as well.
      if (store.holds(stored.pageTimeRecords)) keep([]);
      try {
        if (pages.length > 0) {
          const report = { body: { pages: [...pages] }, signal, keepalive: true };
          const calling = client.POST('/app-mall/v1/page-time/report', report);
          await unwrap(calling);
          // Of this call alone, "done before" is not done: the specification counts 200 and nothing else.
          if ((await calling).data?.status !== 200) throw new Error('The report of page time was not taken');
        }
      } catch (error) {
        keep(withKept(backlog(), pages));
        throw error;
      }
    },
    keepRecords: (records) => keep(withKept(backlog(), records)),
  };
}
