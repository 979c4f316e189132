import { testMachine } from '../verify/test-machine.ts';
import { createCouponPickerImplementations } from './implementations.ts';
import { couponPickerModel } from './model.ts';
import { couponPickerScenarios } from './scenarios.ts';

testMachine(couponPickerModel, couponPickerScenarios, createCouponPickerImplementations);
