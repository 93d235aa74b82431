// npm run check-host -- <address> [digest]: apps/web/check-host.ts.
import { runStep } from './steps.ts';

const args = ['apps/web/check-host.ts', ...process.argv.slice(2)];
process.exitCode = (await runStep({ name: 'check-host', command: process.execPath, args })) ? 0 : 1;
