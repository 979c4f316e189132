import { testMachine } from '../verify/test-machine.ts';
import { createBridgeCallImplementations } from './implementations.ts';
import { bridgeCallModel } from './model.ts';
import { bridgeCallScenarios } from './scenarios.ts';

testMachine(bridgeCallModel, bridgeCallScenarios, createBridgeCallImplementations);
