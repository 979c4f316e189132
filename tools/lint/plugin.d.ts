import type { Linter } from 'eslint';

export declare const banConfigs: Linter.Config[];
export declare const wordConfigs: (folders?: Readonly<Record<string, readonly string[]>>) => Linter.Config[];
