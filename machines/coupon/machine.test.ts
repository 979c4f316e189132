import { testMachine } from '../verify/test-machine.ts';
import { couponModel } from './model.ts';
import { couponScenarios } from './scenarios.ts';

testMachine(couponModel, couponScenarios);
