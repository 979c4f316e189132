import type { Linter } from 'eslint';

export declare const banConfigs: Linter.Config[];
