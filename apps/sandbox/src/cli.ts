#!/usr/bin/env node
import process from 'node:process';
import sandbox from '../package.json' with { type: 'json' };
import { explainNodeVersion } from './node-version.ts';
import { USAGE } from './usage.ts';

const args = process.argv.slice(2);
const unsupported = explainNodeVersion(process.versions.node, sandbox.engines.node);
if (args.includes('--help') || args.includes('-h')) console.log(USAGE);
else if (args.includes('--version')) console.log(sandbox.version);
else if (unsupported) {
  console.error(unsupported);
  process.exitCode = 1;
} else {
  // Loads the server only here, because this takes half a second.
  const { runCli } = await import('./run-cli.ts');
  await runCli(args);
}
