import { testMachine } from '../verify/test-machine.ts';
import { createRevokeImplementations } from './machine.ts';
import { revokeModel } from './model.ts';
import { revokeScenarios } from './scenarios.ts';

testMachine(revokeModel, revokeScenarios, createRevokeImplementations);
