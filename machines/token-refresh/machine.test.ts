import { testMachine } from '../verify/test-machine.ts';
import { createTokenRefreshImplementations } from './implementations.ts';
import { tokenRefreshModel } from './model.ts';
import { tokenRefreshScenarios } from './scenarios.ts';

testMachine(tokenRefreshModel, tokenRefreshScenarios, createTokenRefreshImplementations);
