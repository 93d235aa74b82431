import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { packPackage, run } from '../../../scripts/tarball.ts';
import { startInstalled } from './launch.ts';

const root = path.resolve(import.meta.dirname, '../../..');

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of an integrator's project where npm has installed the tarballs. */
    home: string;
    /** Data folder that the installed sandbox filled with demo data. Other sandboxes start on copies. */
    seeded: string;
    tarballs: { sdk: string; sandbox: string; validation: string };
  }
}

/** Packs the published packages, installs them with npm in an empty project, and fills a data folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gli-sandbox-package-'));
  const pack = (place: string) => packPackage(path.join(root, place), folder);
  const tarballs = {
    sdk: await pack('packages/sdk'),
    validation: await pack('packages/validation'),
    sandbox: await pack('apps/sandbox'),
  };
  const home = path.join(folder, 'integrator');
  await mkdir(home);
  await writeFile(path.join(home, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  await run('npm', ['install', ...quiet, ...Object.values(tarballs)], { cwd: home });
  await copyFile(path.join(import.meta.dirname, 'journey.ts'), path.join(home, 'journey.ts'));
  const seeded = path.join(folder, 'seeded');
  await (await startInstalled(home, ['--data', seeded])).stop();
  project.provide('home', home);
  project.provide('seeded', seeded);
  project.provide('tarballs', tarballs);
  return () => rm(folder, { recursive: true, force: true });
}
