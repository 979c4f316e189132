import { memo, useDeferredValue, useState } from 'react';
import { isKind, kinds, matching } from '../log/matching.ts';
import type { Kind } from '../log/matching.ts';
import { transcriptOf } from '../log/transcript.ts';
import { LogLine } from './log-line.tsx';
import { useStore, type OfApp } from './use-store.ts';

/** All messages in both directions, newest first, redacted. */
export function LogView({ app: { log } }: OfApp) {
  const entries = useDeferredValue(useStore(log.entries));
  const [kind, setKind] = useState<Kind>('all');
  const [words, setWords] = useState('');
  const [word, setWord] = useState('');
  const found = matching(entries, kind, words);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(transcriptOf(entries));
      setWord(`${entries.length} messages copied`);
    } catch {
      setWord('The browser refused the clipboard: save a file instead');
    }
  };
  return (
    <>
      <div className="log-head">
        <h2>
          Messages{' '}
          <span className="quiet">
            {found.length === entries.length ? entries.length : `${found.length} of ${entries.length}`}
          </span>
        </h2>
        <div className="row">
          <button type="button" onClick={() => void copy()}>
            Copy as JSONL
          </button>
          <button type="button" onClick={() => save(transcriptOf(entries))}>
            Save
          </button>
          <button type="button" onClick={log.clear}>
            Clear
          </button>
        </div>
        <div className="filters">
          <input
            type="search"
            aria-label="Filter the messages by words"
            placeholder="Filter"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <select
            aria-label="Kind of messages"
            value={kind}
            onChange={({ target }) => isKind(target.value) && setKind(target.value)}
          >
            {Object.entries(kinds).map(([name, title]) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </div>
        <p className="quiet" role="status">
          {word}
        </p>
      </div>
      <Lines entries={found} />
    </>
  );
}

const Lines = memo(function Lines({ entries }: { readonly entries: ReturnType<typeof matching> }) {
  return (
    <ol className="lines" aria-label="Messages" tabIndex={0}>
      {entries.toReversed().map((entry) => (
        <LogLine key={entry.number} entry={entry} />
      ))}
    </ol>
  );
});

function save(transcript: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([transcript], { type: 'application/jsonl' }));
  link.download = 'bridge-session.jsonl';
  link.click();
  URL.revokeObjectURL(link.href);
}
