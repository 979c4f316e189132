import { testMachine } from '../verify/test-machine.ts';
import { createCheckoutImplementations } from './implementations.ts';
import { checkoutModel } from './model.ts';
import { checkoutScenarios } from './scenarios.ts';

testMachine(checkoutModel, checkoutScenarios, createCheckoutImplementations);
