import { testMachine } from '../verify/test-machine.ts';
import { createProductSelectorImplementations } from './implementations.ts';
import { productSelectorModel } from './model.ts';
import { productSelectorScenarios } from './scenarios.ts';

testMachine(productSelectorModel, productSelectorScenarios, createProductSelectorImplementations);
