import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';
import { redact } from './security/redact.ts';

/** Structured lines on the standard output, free of secrets and personal data whoever writes them. */
export const makeLog = (level: Config['logLevel'], sink: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => Object.fromEntries(Object.entries(Object(redact(fields)))),
      },
    },
    sink,
  );
