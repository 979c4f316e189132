import { testMachine } from '../verify/test-machine.ts';
import { createSessionImplementations } from './implementations.ts';
import { sessionModel } from './model.ts';
import { sessionScenarios } from './scenarios.ts';

testMachine(sessionModel, sessionScenarios, createSessionImplementations);
