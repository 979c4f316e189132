import { testMachine } from '../verify/test-machine.ts';
import { noticeModel } from './model.ts';
import { noticeScenarios } from './scenarios.ts';

testMachine(noticeModel, noticeScenarios);
