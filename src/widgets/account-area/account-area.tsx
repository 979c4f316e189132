import { lazy, Suspense, type ReactNode } from 'react';
import { Grid } from '#design-system/index.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { wideOnly } from '../page.css.ts';
import { helpPlace } from './account-area.css.ts';

const load = () => import('./places.tsx');
const AccountNav = lazy(() => load().then((module) => ({ default: module.AccountNav })));
const AccountTools = lazy(() => load().then((module) => ({ default: module.AccountTools })));
const Help = lazy(() => load().then((module) => ({ default: module.Help })));
const GuestHelp = lazy(() => load().then((module) => ({ default: module.GuestHelp })));
const OtherPlaces = lazy(() => load().then((module) => ({ default: module.OtherPlaces })));

/** A page of the account with the way to the others at its side. Narrow pages say at their end where to go. */
export function AccountArea({ current, children }: { current: string; children: ReactNode }) {
  return (
    <Grid plan="filters">
      <div className={wideOnly}>
        <Late>
          <AccountNav current={current} />
        </Late>
      </div>
      <div>{children}</div>
    </Grid>
  );
}

export function LateAccountTools() {
  return (
    <Late>
      <AccountTools />
    </Late>
  );
}

export function LateHelp() {
  return (
    <Late>
      <Help />
    </Late>
  );
}

/** Settings follow it, which a finger may be about to press: it keeps its place. */
export function LateGuestHelp() {
  return (
    <Late place={<div className={helpPlace} />}>
      <GuestHelp />
    </Late>
  );
}

export function LateOtherPlaces() {
  return (
    <Late>
      <OtherPlaces />
    </Late>
  );
}

/** Nobody came for it: it follows the page, and its absence is not worth a word. */
function Late({ place = null, children }: { place?: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary quiet>
      <Suspense fallback={place}>{children}</Suspense>
    </ErrorBoundary>
  );
}
