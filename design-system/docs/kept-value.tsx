import { useState, type ReactNode } from 'react';

interface KeptValueProps<Value> {
  readonly first: Value;
  readonly children: (value: Value, keep: (value: Value) => void) => ReactNode;
}

/** A control shows what its page keeps: here this page does. */
export function KeptValue<Value>({ first, children }: KeptValueProps<Value>) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}
