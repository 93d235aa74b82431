import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Contract } from '../../openapi/contract.ts';
import { root, sdk } from '../root.ts';
import { generatedHeader, withoutLineBanner } from './generated-file.ts';
import { finishHandlers, formatExamples } from './msw.ts';
import { finishValidators } from './validators.ts';

const run = promisify(execFile);

/**
 * Generates schemas.ts and msw/ with @hey-api/openapi-ts and packages/sdk/openapi-ts.config.ts, and then patches the
 * output.
 */
export async function generateFromHeyApi(contract: Contract, folder: string): Promise<void> {
  const output = path.join(folder, 'hey-api');
  const config = path.join(sdk, 'openapi-ts.config.ts');
  const options = ['--silent', '--file', config, '--input', contract.file, '--output', output];
  await run(path.join(root, 'node_modules/.bin/openapi-ts'), options, { cwd: sdk });
  const finish = async (from: string, to: string, finished: (source: string) => string) => {
    const source = withoutLineBanner(await readFile(path.join(output, from), 'utf8'));
    await writeFile(path.join(folder, to), generatedHeader + finished(source));
  };
  await mkdir(path.join(folder, 'msw'));
  await finish('zod.gen.ts', 'schemas.ts', finishValidators);
  await finish('msw.gen.ts', 'msw/msw.ts', (source) => finishHandlers(contract, source));
  await writeFile(path.join(folder, 'msw/examples.ts'), formatExamples(contract));
  await rm(output, { recursive: true });
}
