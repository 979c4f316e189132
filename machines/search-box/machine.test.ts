import { testMachine } from '../verify/test-machine.ts';
import { createSearchBoxImplementations } from './implementations.ts';
import { searchBoxModel } from './model.ts';
import { searchBoxScenarios } from './scenarios.ts';

testMachine(searchBoxModel, searchBoxScenarios, createSearchBoxImplementations);
