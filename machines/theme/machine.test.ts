import { testMachine } from '../verify/test-machine.ts';
import { createThemeImplementations } from './implementations.ts';
import { themeModel } from './model.ts';
import { themeScenarios } from './scenarios.ts';

testMachine(themeModel, themeScenarios, createThemeImplementations);
