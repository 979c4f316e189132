import { testMachine } from '../verify/test-machine.ts';
import { orderModel } from './model.ts';
import { orderScenarios } from './scenarios.ts';

testMachine(orderModel, orderScenarios);
