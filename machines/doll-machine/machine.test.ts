import { testMachine } from '../verify/test-machine.ts';
import { createDollImplementations } from './implementations.ts';
import { dollModel } from './model.ts';
import { dollScenarios } from './scenarios.ts';

testMachine(dollModel, dollScenarios, createDollImplementations);
