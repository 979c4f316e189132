import { testMachine } from '../verify/test-machine.ts';
import { createBrowseTaskImplementations } from './implementations.ts';
import { browseTaskModel } from './model.ts';
import { browseTaskScenarios } from './scenarios.ts';

testMachine(browseTaskModel, browseTaskScenarios, createBrowseTaskImplementations);
