import { analyticsEventNames, type AnalyticsEvent } from '#rules/analytics-events.ts';

type ReceiveEvent = (event: AnalyticsEvent, detail: object) => void;

/** Hears what pages announce in the window under the names of the list; returns the end of it. */
export function listenToAnnounced(target: EventTarget, receiveEvent: ReceiveEvent): () => void {
  const end = new AbortController();
  for (const name of analyticsEventNames) {
    const hear = (event: Event) => receiveEvent(name, event instanceof CustomEvent ? { ...event.detail } : {});
    target.addEventListener(name, hear, { signal: end.signal });
  }
  return () => end.abort();
}
