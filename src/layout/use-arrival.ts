import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { useWithActors } from '../actors/use-actors.ts';
import type { Route } from '../routing/route.ts';

/** Remember whether a page of this document came before: with the first one the browser has put view and focus. */
const entries = { count: 0 };
const arrivals = { count: 0 };

/** A link of a page that led to another one. */
interface LinkOn {
  readonly href: string;
  /** Pixels between the top of the view and the link. */
  readonly top: number;
}

/** By address: the link that led on from there, to which Back comes again. */
const linksOn = new Map<string, LinkOn>();

function rememberLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest('main a[href]') : null;
  if (!link) return;
  const { top } = link.getBoundingClientRect();
  linksOn.set(window.location.href, { href: link.getAttribute('href') ?? '', top });
}

/** What the address says that the page is about, such as the product; empty where it says nothing. */
function useSubject({ subject }: Route): string {
  const search = useSearch();
  return subject === undefined ? '' : (new URLSearchParams(search).get(subject) ?? '');
}

/**
 * After a change of page, or of what it is about: to the top at once, be the page here, on its way or lost. An address that
 * is replaced only says better what is on screen.
 */
export function useStartAtTop(route: Route): void {
  const withActors = useWithActors();
  const subject = useSubject(route);
  const hasEntered = useRef(false);
  useEffect(() => {
    let isGone = false;
    // Counted at once: a link may be followed before the machines are here.
    const isEntry = !hasEntered.current;
    hasEntered.current = true;
    if (isEntry) entries.count += 1;
    withActors(({ lastMove }) => {
      if (isGone) return;
      const isAnother = isEntry ? entries.count > 1 && lastMove() !== 'history' : lastMove() === 'push';
      if (isAnother) window.scrollTo({ top: 0, behavior: 'instant' });
    });
    return () => {
      isGone = true;
    };
  }, [withActors, subject]);
}

/**
 * When the page is here: the focus to the heading, so that readers hear where they are, or to what the page marks with
 * `data-arrival`: a search box wants to be typed into; after Back to the link that led on. An address that names a part of
 * the page leads to it as soon as it is there.
 */
export function useArrival(route: Route, shown: boolean): void {
  const withActors = useWithActors();
  const subject = useSubject(route);
  const hasArrived = useRef(false);
  useEffect(() => {
    document.addEventListener('click', rememberLink, true);
    return () => document.removeEventListener('click', rememberLink, true);
  }, []);
  useEffect(() => {
    if (!shown) return;
    let leave: (() => void) | undefined;
    let isGone = false;
    const isEntry = !hasArrived.current;
    hasArrived.current = true;
    if (isEntry) arrivals.count += 1;
    withActors(({ lastMove }) => {
      if (isGone) return;
      if (isEntry ? arrivals.count > 1 : lastMove() !== 'replace') {
        const linkOn = lastMove() === 'history' ? linksOn.get(window.location.href) : undefined;
        leave = whenThere((isLate) => focusStart(linkOn, isLate));
      }
    });
    return () => {
      isGone = true;
      leave?.();
    };
  }, [shown, withActors, subject]);
}

/** @returns whether the page had a start to focus, the part that the address names, and the link that led on */
function focusStart(linkOn: LinkOn | undefined, isLate: boolean): boolean {
  // Names of parts are plain letters: what is encoded, or badly so, names none of them.
  const name = window.location.hash.slice(1);
  const part = name === '' ? null : document.getElementById(name);
  if (part) {
    part.tabIndex = -1;
    part.scrollIntoView({ behavior: 'instant' });
    part.focus({ preventScroll: true });
    return true;
  }
  const marked = document.querySelector<HTMLElement>('main [data-arrival]');
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  const link = [...document.querySelectorAll<HTMLElement>('main a')].find(
    (each) => each.getAttribute('href') === linkOn?.href,
  );
  const start = link ?? marked ?? heading;
  start?.focus({ preventScroll: true });
  // Late, somebody may have scrolled meanwhile.
  if (link && linkOn && !isLate) restoreView(link, linkOn);
  return start !== null && name === '' && (linkOn === undefined || link !== undefined);
}

/**
 * Puts a link where it was in the view. The browser puts the view back by itself, in the frame after Back, when the page may be
 * shorter than it was: what grows later would push the link away.
 */
function restoreView(link: Element, { top }: LinkOn): void {
  const move = () => window.scrollBy({ top: link.getBoundingClientRect().top - top, behavior: 'instant' });
  requestAnimationFrame(() => requestAnimationFrame(move));
}

/** A heading may come with the data of its page. Who has moved the focus meanwhile keeps it. */
function whenThere(work: (isLate: boolean) => boolean): (() => void) | undefined {
  if (work(false)) return undefined;
  const before = document.activeElement;
  const observer = new MutationObserver(() => {
    const now = document.activeElement;
    const hasMoved = now !== before && now !== document.body;
    if (hasMoved || work(true)) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
