import type { FormEvent } from 'react';
import { facts } from '../../app/app-state.ts';
import { turnFact } from '../../app/app-actions.ts';
import { useAppState, type OfApp } from '../use-store.ts';

const names = {
  appVersion: 'App version',
  client: 'Client',
  country: 'Country',
  festivalSkin: 'Festival skin',
  language: 'Language',
} as const;

/** The fields of hostData beside token and light mode; only changed fields are sent. */
export function FactsPanel({ app }: OfApp) {
  const { about, inputMethod } = useAppState(app);
  const sendChanges = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    for (const fact of facts) {
      const value = String(form.get(fact) ?? '');
      if (value !== about[fact]) turnFact(app, fact, value);
    }
  };
  return (
    <form onSubmit={sendChanges}>
      {facts.map((fact) => (
        <label key={fact}>
          {names[fact]}
          <input name={fact} defaultValue={about[fact]} autoComplete="off" />
        </label>
      ))}
      <button type="submit">Tell the pages what has changed</button>
      {inputMethod && <p className="quiet">Input method set by the page: {inputMethod}</p>}
    </form>
  );
}
