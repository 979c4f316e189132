/** Something in the window that receives messages. */
export interface Port {
  postMessage(text: string): void;
}

export function isPort(value: unknown): value is Port {
  return (
    typeof value === 'object' && value !== null && 'postMessage' in value && typeof value.postMessage === 'function'
  );
}

/** A property of any value; undefined when there is none. */
export function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
