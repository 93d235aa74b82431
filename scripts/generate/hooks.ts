import path from 'node:path';
import { generate } from 'orval';
import { sdk } from '../root.ts';

/** Generates react/ with orval and packages/sdk/orval.config.ts, whose paths are relative to `folder`. */
export async function generateHooks(folder: string): Promise<void> {
  await generate(path.join(sdk, 'orval.config.ts'), folder, { logLevel: 'warn', throwOnError: true });
}
