import { testMachine } from '../verify/test-machine.ts';
import { createNavigationImplementations } from './implementations.ts';
import { navigationModel } from './model.ts';
import { navigationScenarios } from './scenarios.ts';

testMachine(navigationModel, navigationScenarios, createNavigationImplementations);
