import { testMachine } from '../verify/test-machine.ts';
import { appModel } from './model.ts';
import { appScenarios } from './scenarios.ts';

testMachine(appModel, appScenarios);
