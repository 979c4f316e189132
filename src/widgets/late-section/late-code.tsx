import { lazy, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { ChunkError } from '#src/routing/chunk-error.ts';

const nothing = () => undefined;

/**
 * A component whose code the server has before it renders, in one go, and a browser loads when the component is first
 * rendered: its markup stays that of the server until then.
 * @param name of the code in errors
 * @returns the component; what throws, around it, when its code does not come; and for the server what loads it
 */
export function lateCode<Props extends object>(name: string, fetchCode: () => Promise<ComponentType<Props>>) {
  const loaded: { component?: ComponentType<Props>; fault?: ChunkError } = {};
  const listeners = new Set<() => void>();
  const subscribe = (changed: () => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  };
  const Late = lazy(
    () =>
      // Never settled without the code: React reports an error in what it hydrates as one that nobody has caught.
      new Promise<{ default: ComponentType<Props> }>((resolve) => {
        fetchCode().then(
          (component) => resolve({ default: component }),
          (cause: unknown) => {
            loaded.fault = new ChunkError(name, cause);
            for (const changed of listeners) changed();
          },
        );
      }),
  );
  return {
    Component(props: Props) {
      const Shown = loaded.component ?? Late;
      return <Shown {...props} />;
    },
    /** Throws when the code did not come; it stands outside of what is hydrated later, and inside an error boundary. */
    Guard({ children }: { readonly children: ReactNode }) {
      const fault = useSyncExternalStore(subscribe, () => loaded.fault, nothing);
      if (fault) throw fault;
      return children;
    },
    load: async (): Promise<void> => {
      loaded.component = await fetchCode();
    },
  };
}
