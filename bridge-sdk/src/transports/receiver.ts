/**
 * Puts the function into the window by which an app speaks to the page: the app evaluates `name(text)`. A foreign frame
 * cannot reach it, while anybody may post to a window. Gives back the way to take it away.
 */
export function installReceiver(view: object, name: string, receive: (message: unknown) => void): () => void {
  const own = (message: unknown) => receive(message);
  Reflect.set(view, name, own);
  return () => {
    if (Reflect.get(view, name) === own) Reflect.deleteProperty(view, name);
  };
}
