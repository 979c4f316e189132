import { useState } from 'react';
import type { Json } from '../../../src/generated/types.ts';
import { useAppState, type OfApp } from '../use-store.ts';

/** Notifications, pass-through data, and the app's overlay. */
export function NewsPanel({ app }: OfApp) {
  const { parcels, isOverlaid } = useAppState(app);
  const [path, setPath] = useState('/shopping-cart');
  const [payload, setPayload] = useState('{"from":"notification"}');
  const [requestCode, setRequestCode] = useState('address');
  const [data, setData] = useState('{"id":1}');
  return (
    <>
      <label>
        Notification for the path
        <input value={path} onChange={({ target }) => setPath(target.value)} />
      </label>
      <label>
        What it brings
        <input value={payload} onChange={({ target }) => setPayload(target.value)} />
      </label>
      <div className="row">
        <button type="button" onClick={() => app.change({ banner: { path, payload: readJson(payload) } })}>
          Show it
        </button>
        <button
          type="button"
          onClick={() => app.emitTo(app.top().key, 'hostNotification', { path, payload: readJson(payload) })}
        >
          Hand it to the page
        </button>
      </div>
      <label>
        Data of another page, by request code
        <input value={requestCode} onChange={({ target }) => setRequestCode(target.value)} />
      </label>
      <label>
        The data
        <input value={data} onChange={({ target }) => setData(target.value)} />
      </label>
      <div className="row">
        <button
          type="button"
          onClick={() => app.emitTo(app.top().key, 'passThroughReceived', { requestCode, data: readJson(data) })}
        >
          Hand them over
        </button>
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={isOverlaid}
          onChange={({ target }) => app.change({ isOverlaid: target.checked })}
        />
        Something of the app lies over the page
      </label>
      {parcels.length > 0 && <p className="quiet">Waiting for their pages: {parcels.length}</p>}
    </>
  );
}

/** The typed value as JSON where it is valid, otherwise as a string. */
function readJson(text: string): Json {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}
