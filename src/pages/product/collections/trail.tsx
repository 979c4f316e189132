import { Breadcrumbs } from '#design-system/index.ts';
import { href } from '#src/routing/href.ts';
import { collectionsText as text } from './text.ts';

/** The way here from the home page. */
export function Trail({ current }: { current: string }) {
  return (
    <Breadcrumbs
      label={text.trail}
      trail={[
        { href: href('/home'), label: text.home },
        { href: href('/collections'), label: text.title },
      ]}
      current={current}
    />
  );
}
