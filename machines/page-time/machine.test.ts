import { testMachine } from '../verify/test-machine.ts';
import { pageTimeModel } from './model.ts';
import { pageTimeScenarios } from './scenarios.ts';

testMachine(pageTimeModel, pageTimeScenarios);
