import { testMachine } from '../verify/test-machine.ts';
import { createBridgeHostImplementations } from './implementations.ts';
import { bridgeHostModel } from './model.ts';
import { bridgeHostScenarios } from './scenarios.ts';

testMachine(bridgeHostModel, bridgeHostScenarios, createBridgeHostImplementations);
