import { testMachine } from '../verify/test-machine.ts';
import { createCartImplementations } from './implementations.ts';
import { cartModel } from './model.ts';
import { cartScenarios } from './scenarios.ts';

testMachine(cartModel, cartScenarios, createCartImplementations);
