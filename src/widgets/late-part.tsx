import { lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Button, InlineMessage } from '#design-system/index.ts';
import { remoteLog } from '../api/browser-shop.ts';
import { useOnline } from '../hooks/use-online.ts';
import { statesText } from '../text/states.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const offline = 'You’re offline. This part loads once you’re back.';

interface PartFailedProps {
  /** How often the part was asked for again. */
  readonly tries: number;
  readonly onRetry: () => void;
}

/** How often a part that was asked for again is asked for by itself after that: a network that is back loses what comes first. */
const ownTries = 3;

/**
 * Says in one line that a part did not come, and asks for it again: at once when the network is back, and where that failed
 * as well after 2, 4 and 8 s.
 */
export function PartFailed({ tries, onRetry }: PartFailedProps) {
  const isOnline = useOnline();
  const [wasOnline, setWasOnline] = useState(isOnline);
  // A request fails before the browser knows that the network is lost.
  if (wasOnline && !isOnline) setWasOnline(false);
  const isBack = isOnline && !wasOnline;
  useEffect(() => {
    if (!isOnline || (!isBack && (tries === 0 || tries > ownTries))) return undefined;
    const timer = setTimeout(onRetry, isBack ? 0 : 1_000 * 2 ** tries);
    return () => clearTimeout(timer);
  }, [isOnline, isBack, tries, onRetry]);
  const { failed } = statesText;
  return (
    <InlineMessage tone="critical">
      {isOnline ? failed.body : offline}{' '}
      {isOnline && (
        <Button tone="quiet" size="s" onClick={onRetry}>
          {failed.action}
        </Button>
      )}
    </InlineMessage>
  );
}

/**
 * A part of a page whose code is fetched when it is first shown. What goes wrong with it stays in its place, as one line
 * with a way on; the page around it stays.
 * @param waiting stands there while the code is on its way
 */
export function latePart<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const newCode = () => lazy(async () => ({ default: await fetchCode() }));
  const shared = { Code: newCode() };
  return function LatePart(props: Props) {
    const [{ Code, tries }, setShown] = useState({ Code: shared.Code, tries: 0 });
    const [onRetry] = useState(() => () => {
      shared.Code = newCode();
      setShown((last) => ({ Code: shared.Code, tries: last.tries + 1 }));
    });
    return (
      <ErrorBoundary key={tries} onError={remoteLog.pageError} instead={<PartFailed tries={tries} onRetry={onRetry} />}>
        <Suspense fallback={waiting}>
          <Code {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}
