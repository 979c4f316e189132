import { useState, type FormEvent } from 'react';
import { turnAccount } from '../app/app-actions.ts';
import { demoShopper, ShopRefusal, logIn } from '../app/shop-api.ts';
import { SheetFrame } from './sheet-frame.tsx';
import type { OfApp } from './use-store.ts';

/** The app's own login: it calls the shop's API outside the page, and notifies every page of the result. */
export function LoginSheet({ app, onDone }: OfApp & { readonly onDone: () => void }) {
  const [email, setEmail] = useState(demoShopper.email);
  const [password, setPassword] = useState(demoShopper.password);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      turnAccount(app, await logIn(email, password));
      onDone();
    } catch (reason) {
      setProblem(reason instanceof ShopRefusal ? reason.message : 'The shop cannot be reached.');
      setBusy(false);
    }
  };
  return (
    <SheetFrame title="Sign in to the app" onEscape={onDone}>
      <form onSubmit={(event) => void submit(event)}>
        <label>
          Email
          <input
            type="email"
            required
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        </label>
        <label>
          Password
          <input
            type="password"
            required
            autoComplete="off"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </label>
        <p className="problem" role="alert">
          {problem}
        </p>
        <div className="answers">
          <button type="button" onClick={onDone}>
            Not now
          </button>
          <button type="submit" className="main" disabled={isBusy}>
            Sign in
          </button>
        </div>
      </form>
    </SheetFrame>
  );
}
