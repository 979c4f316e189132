export interface Ban {
  readonly reason: string;
  readonly globals?: readonly string[];
  readonly selectors: readonly string[];
  readonly only?: readonly string[];
  readonly except: readonly string[];
}

export declare const bans: Readonly<Record<string, Ban>>;
