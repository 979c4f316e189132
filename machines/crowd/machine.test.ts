import { testMachine } from '../verify/test-machine.ts';
import { crowdModel } from './model.ts';
import { crowdScenarios } from './scenarios.ts';

testMachine(crowdModel, crowdScenarios);
