import { memo } from 'react';
import type { LogEntry, Mishap } from '../log/log.ts';

const mishapNames: Readonly<Record<Mishap, string>> = {
  drop: 'lost',
  duplicate: 'doubled',
  reorder: 'held back',
  late: 'late',
  malformed: 'cut',
  wrongType: 'retyped',
  crash: 'unheard',
  unreadable: 'unreadable',
  forged: 'forged',
};

const seconds = (ms: number): string => (ms / 1_000).toFixed(3);

export const LogLine = memo(function LogLine({ entry }: { readonly entry: LogEntry }) {
  const { at, screen, direction, title, message, mishaps } = entry;
  return (
    <li data-direction={direction}>
      <details>
        <summary>
          <time>{seconds(at)}</time>
          <span className="way">{direction === 'out' ? 'page → app' : 'app → page'}</span>
          <span className="what">{title}</span>
          {mishaps.map((mishap) => (
            <span key={mishap} className="mishap">
              {mishapNames[mishap]}
            </span>
          ))}
          <span className="where">page {screen}</span>
        </summary>
        <pre role="group" aria-label="The message" tabIndex={0}>
          {message === undefined ? 'No message of this protocol' : JSON.stringify(message, null, 2)}
        </pre>
      </details>
    </li>
  );
});
