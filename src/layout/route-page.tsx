import {
  startTransition,
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useIsResolvingSession, useMachineFault, useMember } from '../actors/use-actors.ts';
import { useHydrated, useIsServed } from '../hooks/use-actor-value.ts';
import { usePageSkeleton } from '../actors/page-skeleton/page-skeleton.ts';
import { remoteLog } from '../api/browser-shop.ts';
import { awaitPage, forgetAwaited, loadedPage } from '../pages/load-page.ts';
import { matchRoute, redirectOf } from '../routing/route-match.ts';
import type { Route } from '../routing/route.ts';
import { useAppContext } from '../actors/app-context.ts';
import { ErrorBoundary } from '../widgets/error-boundary.tsx';
import { SignedOut } from '../widgets/signed-out.tsx';
import { PageSpinner } from './page-spinner.tsx';
import { RouteSkeleton } from './route-skeleton.tsx';
import { useArrival, useStartAtTop } from './use-arrival.ts';
import { useDocumentHead } from './use-document-head.ts';

/** The page of the current address; a new entry for every path. */
export function RoutePage() {
  const [path] = useLocation();
  const search = useSearch();
  const { isOtherHost } = useAppContext();
  const redirection = redirectOf(path, search && `?${search}`, isOtherHost);
  if (redirection) return <Redirect to={redirection.to} replace />;
  return <RouteEntry key={path} route={matchRoute(path).route} />;
}

function RouteEntry({ route }: { route: Route }) {
  const fault = useMachineFault();
  const isPersonal = route.rendering === 'browser';
  const hydrated = useHydrated(isPersonal);
  // A personal page is not in the server's markup: its skeleton is, until the browser has taken over. Any other one is, and stays
  // while its code is late: a skeleton in its place would not be what the server rendered.
  const isServed = useIsServed();
  const skeleton = usePageSkeleton(isServed ? isPersonal : !loadedPage(route), isServed);
  const isWaiting = skeleton.visible && !fault;
  useDocumentHead(route);
  useStartAtTop(route);
  useEffect(() => () => forgetAwaited(route), [route]);
  // The same element however often this renders: React would hydrate at once, without slices, what gets other properties.
  const page = useMemo(
    () => (
      <Suspense fallback={<PageSpinner />}>
        <Page route={route} shown={!isWaiting} onHydrated={skeleton.hydrated} />
      </Suspense>
    ),
    [route, isWaiting, skeleton.hydrated],
  );
  const failed = (error: unknown) => {
    remoteLog.pageError(error);
    // There is nothing left to wait for: what went wrong is shown at once, not when the skeleton runs out.
    skeleton.hydrated();
  };

  return (
    <>
      {fault && !isPersonal && (
        <ErrorBoundary onError={remoteLog.pageError}>
          <NeedsMachines>{null}</NeedsMachines>
        </ErrorBoundary>
      )}
      {isWaiting && <RouteSkeleton kind={route.skeleton} awaitsCode={hydrated && !loadedPage(route)} />}
      <div hidden={isWaiting}>
        <ErrorBoundary isWholePage onError={failed}>
          {page}
        </ErrorBoundary>
      </div>
    </>
  );
}

/**
 * What needs the machines, as soon as they are here. Their arrival is a transition, so React renders the page in slices;
 * what a store changes it renders in one go.
 */
function NeedsMachines({ children }: { children: ReactNode }) {
  const { machines } = useAppContext();
  const fault = useMachineFault();
  const isServed = useIsServed();
  const [areHere, setAreHere] = useState(() => !isServed && machines.actors() !== undefined);
  useEffect(() => {
    const look = () => {
      if (machines.actors()) startTransition(() => setAreHere(true));
    };
    look();
    return machines.subscribe(look);
  }, [machines]);
  if (fault) throw fault;
  return areHere ? children : <PageSpinner />;
}

interface PageProps {
  readonly route: Route;
  readonly shown: boolean;
  readonly onHydrated: () => void;
}

function Page(props: PageProps) {
  const page = <PageCode {...props} />;
  return props.route.rendering === 'browser' ? <NeedsMachines>{page}</NeedsMachines> : page;
}

/** Waits for the code of the page and does nothing else: React fails to replay other hooks after a `use` that is skipped. */
function PageCode(props: PageProps) {
  const { default: content } = loadedPage(props.route) ?? use(awaitPage(props.route));
  return <LoadedPage {...props} content={content} />;
}

function LoadedPage({ route, shown, onHydrated, content: Content }: PageProps & { readonly content: ComponentType }) {
  useEffect(onHydrated, [onHydrated]);
  useArrival(route, shown);
  return route.needsLogin ? (
    <MembersOnly>
      <Content />
    </MembersOnly>
  ) : (
    <Content />
  );
}

function MembersOnly({ children }: { children: ReactNode }) {
  const isGuest = useMember() === null;
  const isResolving = useIsResolvingSession();
  if (!isGuest) return children;
  return isResolving ? <PageSpinner /> : <SignedOut />;
}
