import path from 'node:path';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { sendEvent } from './stage-events.ts';

const textOf = ({ message, stack, value, snippet }: TestError): string =>
  [stack ?? message ?? value, snippet].filter(Boolean).join('\n');

/** Tells who started Playwright what becomes of each test, when it has ended. */
export default class StageReporter implements Reporter {
  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    if (status === 'skipped') return;
    const title = test.titlePath().slice(3).join(' ');
    const project = test.parent.project()?.name;
    sendEvent({
      file: path.relative(process.cwd(), test.location.file),
      title: project ? `${title} (${project})` : title,
      state: status === test.expectedStatus ? 'passed' : 'failed',
      message: errors.map(textOf).join('\n'),
    });
  }

  onError(error: TestError): void {
    const file = error.location ? path.relative(process.cwd(), error.location.file) : '';
    sendEvent({ file, title: '', state: 'broken', message: textOf(error) });
  }
}
