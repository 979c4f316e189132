import { testMachine } from '../verify/test-machine.ts';
import { createCountdownImplementations } from './implementations.ts';
import { countdownModel } from './model.ts';
import { countdownScenarios } from './scenarios.ts';

testMachine(countdownModel, countdownScenarios, createCountdownImplementations);
