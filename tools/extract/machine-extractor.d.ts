/** The little that is used of Stately's published parser; its own types need xstate 4. */
declare module '@xstate/machine-extractor' {
  interface Extracted {
    readonly toConfig: (options: { readonly fileContent: string }) => object | undefined;
  }
  export function extractMachinesFromFile(
    text: string,
  ): { readonly machines: readonly (Extracted | undefined)[] } | null;
}
