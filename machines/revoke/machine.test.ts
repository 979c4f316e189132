import { testMachine } from '../verify/test-machine.ts';
import { createRevokeImplementations } from './implementations.ts';
import { revokeModel } from './model.ts';
import { revokeScenarios } from './scenarios.ts';

testMachine(revokeModel, revokeScenarios, createRevokeImplementations);
