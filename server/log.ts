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
      // A database tells the values that it refused in the message of its error.
      serializers: { err: (error: Error) => redact({ ...pino.stdSerializers.err(error) }) },
      formatters: {
        level: (label) => ({ level: label }),
        log: (fields) => Object.fromEntries(Object.entries(Object(redact(fields)))),
      },
    },
    sink,
  );
