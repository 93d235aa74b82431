import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { securityHeaders } from '../../apps/web/security-headers.ts';
import { root } from '../root.ts';
import { sandboxServer } from '../sandbox.ts';
import { startServers } from '../servers.ts';
import { runStep } from '../steps.ts';
import { type Site, serveBuiltSite } from './built-site.ts';

const STATIC_PAGE = `<!doctype html><html lang="ko"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="A static page.">
<title>Static</title></head><body><main><h1>머물고 싶은 곳에 투자하세요</h1><p>제주의 리조트부터 서울의 상업용 빌딩까지.</p></main></body></html>`;

/** Origins without a slash at the end. */
export type Sites = {
  app: string;
  /** A page without styles, scripts and fonts. */
  staticPage: string;
  /** Another build of the app, such as the last release's. */
  against?: string;
};

type SiteOptions = {
  /** Folder of a built app; it is built when none is given. */
  folder?: string | undefined;
  /** Folder of another build to compare with. */
  against?: string | undefined;
  /** `large` has 10,000 assets. */
  seed?: 'demo' | 'large';
};

/** Serves the built app under its real headers before a sandbox of its own, as long as `measure` runs. */
export async function withSites(
  { folder, against, seed = 'demo' }: SiteOptions,
  measure: (sites: Sites) => Promise<void>,
): Promise<void> {
  const work = await mkdtemp(path.join(tmpdir(), 'gli-measure-'));
  const close: (() => unknown)[] = [];
  try {
    const built = folder ?? path.join(work, 'app');
    if (folder === undefined) await build(built);
    const port = await freePort();
    const [sandbox] = await startServers([
      { ...sandboxServer(port, path.join(work, 'data'), ['--seed', seed]), echo: false },
    ]);
    // Its folder can be removed once it has ended.
    close.push(async () => {
      if (sandbox?.kill('SIGTERM')) await once(sandbox, 'exit');
    });
    const serve = async (site: Omit<Site, 'api'>) => {
      const { url, server } = await serveBuiltSite({ ...site, api: `http://127.0.0.1:${port}` });
      close.push(() => server.close());
      return url;
    };
    await writeFile(path.join(work, 'index.html'), STATIC_PAGE);
    await measure({
      app: await serve({ folder: built, headers: securityHeaders }),
      staticPage: await serve({ folder: work }),
      ...(against !== undefined && { against: await serve({ folder: against, headers: securityHeaders }) }),
    });
  } finally {
    for (const end of close) await end();
    await rm(work, { recursive: true, force: true });
  }
}

async function build(folder: string): Promise<void> {
  const isBuilt = await runStep({
    name: 'build',
    command: process.execPath,
    args: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', '--outDir', folder],
    cwd: path.join(root, 'apps/web'),
  });
  if (!isBuilt) throw new Error('The app could not be built.');
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}
