import { openLogin, turnAccount } from '../../app/app-actions.ts';
import { useAppState, type OfApp } from '../use-store.ts';

export function AccountPanel({ app }: OfApp) {
  const { account } = useAppState(app);
  return (
    <>
      <p>
        {account ? (
          <>
            <strong>{account.email}</strong> {account.savvyUser && <span className="chip">Savvy</span>}
          </>
        ) : (
          'Nobody is logged in in the app.'
        )}
      </p>
      <div className="row">
        {account ? (
          <button type="button" onClick={() => turnAccount(app, undefined)}>
            Sign out
          </button>
        ) : (
          <button type="button" className="main" onClick={() => openLogin(app)}>
            Sign in
          </button>
        )}
        {account && (
          <button type="button" onClick={() => turnAccount(app, account)}>
            Push the token again
          </button>
        )}
        <button type="button" onClick={() => app.emitToAll('hostResume', {})}>
          Bring the app back
        </button>
      </div>
    </>
  );
}
