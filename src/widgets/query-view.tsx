import type { ReactNode } from 'react';
import { Container } from '#design-system/index.ts';
import { OfflineNote } from './offline-note.tsx';
import { outdated } from './page.css.ts';
import { QueryFailed } from './query-failed.tsx';

/** What is read of the answer of `useQuery` or `useInfiniteQuery`. */
interface QueryAnswer<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
  /** Epoch ms on the device clock. */
  readonly dataUpdatedAt: number;
  readonly isPlaceholderData: boolean;
}

export interface QueryViewProps<Data> {
  readonly query: QueryAnswer<Data>;
  /** Stands there until the first answer. */
  readonly waiting: ReactNode;
  /** Its offline note stands right above the data; otherwise the page has it around this part, or in the layout of the data. */
  readonly withNote?: boolean;
  /** While the next page or filter is on its way the last one stays: dimmed and busy. */
  readonly marksOutdated?: boolean;
  /** The data and what waits for it bring the margins of the page themselves; a failure gets them here. */
  readonly bringsMargins?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/**
 * A query on a page: `waiting` until the first answer, why it failed with a way on where there is none, and the data, with its
 * age while there is no network where a page asks for that. Data that was read once stays, whatever happens to the next read.
 */
export function QueryView<Data>({
  query,
  waiting,
  withNote,
  marksOutdated,
  bringsMargins,
  children,
}: QueryViewProps<Data>) {
  // What is read of a query makes the page render again when it changes: each only where it is shown.
  const { data } = query;
  if (data === undefined) {
    if (!query.error) return waiting;
    const failed = <QueryFailed error={query.error} retry={query.refetch} />;
    return bringsMargins ? <Container>{failed}</Container> : failed;
  }
  const shown = children(data);
  return (
    <>
      {withNote && <OfflineNote readAt={query.dataUpdatedAt} />}
      {marksOutdated ? (
        <div className={query.isPlaceholderData ? outdated : undefined} aria-busy={query.isPlaceholderData}>
          {shown}
        </div>
      ) : (
        shown
      )}
    </>
  );
}
