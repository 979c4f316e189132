import { testMachine } from '../verify/test-machine.ts';
import { dialogsModel } from './model.ts';
import { dialogsScenarios } from './scenarios.ts';

testMachine(dialogsModel, dialogsScenarios);
