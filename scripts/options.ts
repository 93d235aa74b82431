import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

const USAGE_EXIT_CODE = 2;

/** Thrown for a wrong option. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Prints the error that ends a script. Its exit code is 2 for a wrong option, else 1. */
export function endWith(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof UsageError ? USAGE_EXIT_CODE : 1;
}

/**
 * Reads the options of a script. `--help` prints the usage and exits with 0. An unknown option, a missing value or an
 * unexpected argument exits with 2 and lists the known options.
 */
export function readOptions<const T extends ParseArgsOptionsConfig>(usage: string, options: T) {
  return readArguments(usage, options, process.argv.slice(2), false).values;
}

/** Reads options, and arguments without a name if `allowPositionals` is true. Ends the script like `readOptions`. */
export function readArguments<const T extends ParseArgsOptionsConfig>(
  usage: string,
  options: T,
  args: string[],
  allowPositionals: boolean,
) {
  if (args.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  const taken = Object.keys(options).find((name) => `npm_config_${name.replaceAll('-', '_')}` in process.env);
  if (taken !== undefined) {
    const [command] = usage.split(':', 1);
    console.error(`npm took --${taken} for itself. Write -- before it: ${command} -- --${taken}`);
    process.exit(USAGE_EXIT_CODE);
  }
  try {
    return parseArgs({ options, args, allowPositionals });
  } catch (error) {
    // Node adds how to pass an argument that starts with a dash.
    const [reason] = (error instanceof Error ? error.message : String(error)).split('. To specify');
    const known = [...Object.keys(options), 'help'].map((name) => `--${name}`).join(', ');
    console.error(`${reason}. Known options: ${known}.`);
    process.exit(USAGE_EXIT_CODE);
  }
}

/** Parses a port. @throws UsageError for an invalid one */
export function parsePort(option: string, text: string): number {
  return toPort(`--${option}`, text);
}

/** Parses the option `--port`, or else the environment variable `PORT`. @throws UsageError for an invalid port */
export function readPort(given: string | undefined, byDefault: number): number {
  const { PORT } = process.env;
  if (given === undefined && PORT !== undefined) return toPort('PORT', PORT);
  return toPort('--port', given ?? String(byDefault));
}

function toPort(source: string, text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new UsageError(`${source} takes a port from 1 to 65535.`);
  return port;
}

/** Parses a number. @throws UsageError if it is not one or is less than `min` */
export function parseNumber(option: string, text: string, min: number): number {
  const number = Number(text);
  if (!(number >= min)) throw new UsageError(`--${option} takes a number from ${min}.`);
  return number;
}
