import { testMachine } from '../verify/test-machine.ts';
import { createVideoImplementations } from './implementations.ts';
import { videoModel } from './model.ts';
import { videoScenarios } from './scenarios.ts';

testMachine(videoModel, videoScenarios, createVideoImplementations);
