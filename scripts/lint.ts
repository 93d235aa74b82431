// npm run lint: formatting and code rules, import boundaries, unused code, the contract.
import { lintSteps } from './lint-steps.ts';
import { runSteps } from './steps.ts';

process.exitCode = (await runSteps(lintSteps)) ? 0 : 1;
