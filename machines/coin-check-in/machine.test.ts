import { testMachine } from '../verify/test-machine.ts';
import { createCheckInImplementations } from './implementations.ts';
import { coinCheckInModel } from './model.ts';
import { coinCheckInScenarios } from './scenarios.ts';

testMachine(coinCheckInModel, coinCheckInScenarios, createCheckInImplementations);
