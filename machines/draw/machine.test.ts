import { testMachine } from '../verify/test-machine.ts';
import { drawModel } from './model.ts';
import { drawScenarios } from './scenarios.ts';

testMachine(drawModel, drawScenarios);
