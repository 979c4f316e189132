import { testMachine } from '../verify/test-machine.ts';
import { cartModel } from './model.ts';
import { cartScenarios } from './scenarios.ts';

testMachine(cartModel, cartScenarios);
