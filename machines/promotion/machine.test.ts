import { testMachine } from '../verify/test-machine.ts';
import { promotionModel } from './model.ts';
import { promotionScenarios } from './scenarios.ts';

testMachine(promotionModel, promotionScenarios);
