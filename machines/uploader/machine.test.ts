import { testMachine } from '../verify/test-machine.ts';
import { createUploaderImplementations } from './implementations.ts';
import { uploaderModel } from './model.ts';
import { uploaderScenarios } from './scenarios.ts';

testMachine(uploaderModel, uploaderScenarios, createUploaderImplementations);
