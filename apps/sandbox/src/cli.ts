#!/usr/bin/env node
import process from 'node:process';
import sandbox from '../package.json' with { type: 'json' };
import { USAGE } from './usage.ts';

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) console.log(USAGE);
else if (args.includes('--version')) console.log(sandbox.version);
else {
  // Loads the server only here, because this takes half a second.
  const { runCli } = await import('./run-cli.ts');
  await runCli(args);
}
