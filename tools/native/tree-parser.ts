/** The little that is used of web-tree-sitter, which is installed apart and only when it is asked for. */
export interface TreeNode {
  readonly type: string;
  readonly text: string;
  readonly hasError: boolean;
  readonly isError: boolean;
  readonly isMissing: boolean;
  readonly startPosition: { readonly row: number; readonly column: number };
  readonly children: readonly (TreeNode | null)[];
}

export interface TreeParser {
  readonly Parser: {
    new (): {
      readonly setLanguage: (language: object) => void;
      readonly parse: (text: string) => { readonly rootNode: TreeNode } | null;
    };
    readonly init: () => Promise<void>;
  };
  readonly Language: { readonly load: (file: string) => Promise<object> };
}
