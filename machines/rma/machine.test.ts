import { testMachine } from '../verify/test-machine.ts';
import { rmaModel } from './model.ts';
import { rmaScenarios } from './scenarios.ts';

testMachine(rmaModel, rmaScenarios);
