import { createElement, lazy, type ComponentType } from 'react';
import { ChunkError } from '#src/routing/chunk-error.ts';

/**
 * A component whose code the server has before it renders, in one go, and a browser loads when the component is first
 * rendered: its markup stays that of the server until then.
 * @param name of the code in errors
 * @returns the component, and for the server what loads it
 */
export function lateCode<Props extends object>(name: string, fetchCode: () => Promise<ComponentType<Props>>) {
  const loaded: { component?: ComponentType<Props> } = {};
  const Late = lazy(() =>
    fetchCode().then(
      (component) => ({ default: component }),
      (cause: unknown) => {
        throw new ChunkError(name, cause);
      },
    ),
  );
  return {
    Component: (props: Props) => createElement<Props>(loaded.component ?? Late, props),
    load: async (): Promise<void> => {
      loaded.component = await fetchCode();
    },
  };
}
