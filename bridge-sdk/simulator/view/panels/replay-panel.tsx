import { useState } from 'react';
import { restart } from '../../app/app-actions.ts';
import { messagesIn } from '../../log/transcript.ts';
import { useAppState, type OfApp } from '../use-store.ts';

/** Lets a recorded session reply instead of the app. */
export function ReplayPanel({ app }: OfApp) {
  const { transcript } = useAppState(app);
  const [problem, setProblem] = useState('');
  const load = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const text = await file.text();
    const isTranscript = messagesIn(text) !== undefined;
    setProblem(isTranscript ? '' : `${file.name} is no transcript.`);
    if (!isTranscript) return;
    app.change({ transcript: { name: file.name, text } });
    restart(app);
  };
  const stop = (): void => {
    app.change({ transcript: undefined });
    restart(app);
  };
  return (
    <>
      <label>
        A transcript (JSON lines) that answers the page
        <input type="file" accept=".jsonl,.txt,.json" onChange={({ target }) => void load(target.files?.[0])} />
      </label>
      <p className="problem" role="alert">
        {problem}
      </p>
      {transcript && (
        <div className="row">
          <span>
            {transcript.name}: {messagesIn(transcript.text)} messages
          </span>
          <button type="button" onClick={stop}>
            Let the app answer again
          </button>
        </div>
      )}
    </>
  );
}
