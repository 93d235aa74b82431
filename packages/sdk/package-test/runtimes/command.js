// Usage with Node, Bun or Deno: command.js <base URL>
import process from 'node:process';
import { runCases } from './cases.js';

console.log(JSON.stringify(await runCases(process.argv[2])));
