// Node, Bun and Deno: command.js <origin> <runtime>
import process from 'node:process';
import { report } from './report.js';

const [origin, runtime] = process.argv.slice(2);
await report(origin, runtime);
