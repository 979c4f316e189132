import { testMachine } from '../verify/test-machine.ts';
import { createMarketImplementations } from './implementations.ts';
import { marketModel } from './model.ts';
import { marketScenarios } from './scenarios.ts';

testMachine(marketModel, marketScenarios, createMarketImplementations);
