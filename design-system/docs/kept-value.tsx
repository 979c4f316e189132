import { useState, type ReactNode } from 'react';

interface KeptValueProps<Value> {
  readonly first: Value;
  readonly children: (value: Value, keep: (value: Value) => void) => ReactNode;
}

/** Holds the state of a controlled component for its story. */
export function KeptValue<Value>({ first, children }: KeptValueProps<Value>) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}
