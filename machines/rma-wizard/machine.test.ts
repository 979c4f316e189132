import { testMachine } from '../verify/test-machine.ts';
import { rmaWizardModel } from './model.ts';
import { rmaWizardScenarios } from './scenarios.ts';

testMachine(rmaWizardModel, rmaWizardScenarios);
