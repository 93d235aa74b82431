import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

const USAGE_EXIT_CODE = 2;

/**
 * Reads the options of a script. `--help` prints the usage and exits with 0. An unknown option, a missing value or an
 * unexpected argument exits with 2 and lists the known options.
 */
export function readOptions<const T extends ParseArgsOptionsConfig>(usage: string, options: T) {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const known = [...Object.keys(options), 'help'].map((name) => `--${name}`).join(', ');
    console.error(`${reason}. Known options: ${known}.`);
    process.exit(USAGE_EXIT_CODE);
  }
}

/** Parses a port. @throws Error for an invalid one */
export function parsePort(option: string, text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error(`--${option} takes a port from 1 to 65535.`);
  return port;
}

/** Parses a number. @throws Error if it is not one or is less than `min` */
export function parseNumber(option: string, text: string, min: number): number {
  const number = Number(text);
  if (!(number >= min)) throw new Error(`--${option} takes a number from ${min}.`);
  return number;
}
