import { testMachine } from '../verify/test-machine.ts';
import { videoGroupModel } from './model.ts';
import { videoGroupScenarios } from './scenarios.ts';

testMachine(videoGroupModel, videoGroupScenarios);
