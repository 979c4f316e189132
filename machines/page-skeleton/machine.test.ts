import { testMachine } from '../verify/test-machine.ts';
import { pageSkeletonModel } from './model.ts';
import { pageSkeletonScenarios } from './scenarios.ts';

testMachine(pageSkeletonModel, pageSkeletonScenarios);
