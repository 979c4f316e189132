import path from 'node:path';
import type { Reporter, TestCase, TestModule, TestSuite } from 'vitest/node';
import { sendEvent } from './stage-events.ts';

type Fault = Readonly<Partial<Record<'message' | 'stack' | 'diff', string>>>;

/** What a person needs of a failure: what it said, where outside of the runner, and what differs. */
const textOf = (errors: readonly Fault[]): string =>
  errors
    .map(({ message, stack, diff }) => [stack?.replaceAll(/\n +at .*node_modules\/.*/g, '') ?? message, diff])
    .map((parts) => parts.filter(Boolean).join('\n'))
    .join('\n');

const fileOf = ({ moduleId }: TestModule): string => path.relative(process.cwd(), moduleId);

/** Tells who started Vitest what becomes of each test, when it has ended. */
export default class StageReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state !== 'passed' && state !== 'failed') return;
    sendEvent({ file: fileOf(test.module), title: test.fullName, state, message: textOf(errors ?? []) });
  }

  onTestSuiteResult(suite: TestSuite): void {
    const message = textOf(suite.errors());
    if (message) sendEvent({ file: fileOf(suite.module), title: suite.fullName, state: 'broken', message });
  }

  onTestModuleEnd(module: TestModule): void {
    const message = textOf(module.errors());
    if (message) sendEvent({ file: fileOf(module), title: '', state: 'broken', message });
  }
}
