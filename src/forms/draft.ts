import { useEffect, useEffectEvent, useRef } from 'react';

/** Where a form's input is kept for a reload. Never a password, and nothing of a card. */
export interface Draft<V> {
  readonly read: () => V | undefined;
  readonly keep: (values: V) => void;
  readonly drop: () => void;
}

/** Keeps what is typed while it is unsaved, and drops it when it is saved or as it was. */
export function useKeepDraft<V>(draft: Draft<V>, values: V, isUnsaved: boolean): void {
  const isKept = useRef(false);
  const keep = useEffectEvent(draft.keep);
  const drop = useEffectEvent(draft.drop);
  useEffect(() => {
    if (isUnsaved) keep(values);
    else if (isKept.current) drop();
    isKept.current = isUnsaved;
  }, [isUnsaved, values]);
}
