import { bin, type Step } from './steps.ts';

/** The steps of `npm run lint`, which `npm test` runs first. */
export const lintSteps: Step[] = [
  { name: 'format and code rules (Biome)', command: bin('biome'), args: ['ci', '--error-on-warnings', '.'] },
  {
    name: 'import boundaries (dependency-cruiser)',
    command: bin('depcruise'),
    args: ['--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'scripts', 'openapi'],
  },
  { name: 'unused code (knip)', command: bin('knip'), args: [] },
  {
    name: 'the contract, and what only the sandbox has (Redocly)',
    command: bin('redocly'),
    args: ['lint', 'gli', 'sandbox'],
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  },
  {
    name: 'the contract beside the last released one (oasdiff)',
    command: process.execPath,
    args: ['scripts/check-contract.ts'],
  },
  {
    name: 'licenses and known holes of dependencies',
    command: process.execPath,
    args: ['scripts/check-dependencies.ts'],
  },
  { name: 'pictures and sample documents', command: process.execPath, args: ['scripts/check-media.ts'] },
];
