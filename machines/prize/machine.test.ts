import { testMachine } from '../verify/test-machine.ts';
import { prizeModel } from './model.ts';
import { prizeScenarios } from './scenarios.ts';

testMachine(prizeModel, prizeScenarios);
