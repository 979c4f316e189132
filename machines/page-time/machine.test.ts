import { testMachine } from '../verify/test-machine.ts';
import { createPageTimeImplementations } from './implementations.ts';
import { pageTimeModel } from './model.ts';
import { pageTimeScenarios } from './scenarios.ts';

testMachine(pageTimeModel, pageTimeScenarios, createPageTimeImplementations);
