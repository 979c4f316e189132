import { testMachine } from '../verify/test-machine.ts';
import { createAssistantImplementations } from './implementations.ts';
import { assistantModel } from './model.ts';
import { assistantScenarios } from './scenarios.ts';

testMachine(assistantModel, assistantScenarios, createAssistantImplementations);
