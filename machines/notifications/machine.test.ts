import { testMachine } from '../verify/test-machine.ts';
import { notificationsModel } from './model.ts';
import { notificationsScenarios } from './scenarios.ts';

testMachine(notificationsModel, notificationsScenarios);
