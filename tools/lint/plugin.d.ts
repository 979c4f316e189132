import type { Linter } from 'eslint';

export declare const banConfigs: Linter.Config[];
export declare const wordConfigs: Linter.Config[];
