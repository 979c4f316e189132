import { testMachine } from '../verify/test-machine.ts';
import { createPaymentImplementations } from './implementations.ts';
import { paymentModel } from './model.ts';
import { paymentScenarios } from './scenarios.ts';

testMachine(paymentModel, paymentScenarios, createPaymentImplementations);
