// npm run check-host -- <address> [digest]: runs apps/web/hosting/check-host.ts.
import { runProgram } from './run-program.ts';

const args = ['apps/web/hosting/check-host.ts', ...process.argv.slice(2)];
process.exitCode = runProgram(process.execPath, args) ? 0 : 1;
