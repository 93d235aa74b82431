// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { firstCompile, hotStrings } from './development.ts';

const root = mkdtempSync(path.join(tmpdir(), 'gli-development-'));
const files = {
  'src/main.tsx': `import './App.ts';`,
  'src/App.ts': `import './i18n/ko/account/index.ts';`,
  'src/i18n/i18n-util.ts': 'export const loadedLocales = {};',
  'src/i18n/ko/account/index.ts': `import title from './title.ts';\nexport default { title };`,
  'src/i18n/ko/account/title.ts': `export default '내 정보';`,
};
const customLogger = createLogger('silent');
const info = vi.spyOn(customLogger, 'info');
let server: ViteDevServer;

beforeAll(async () => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  server = await createServer({
    root,
    configFile: false,
    customLogger,
    plugins: [hotStrings(), firstCompile()],
    server: { host: '127.0.0.1', port: 0, watch: null },
  });
  await server.listen();
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

it('says when all modules of the start page have been compiled', async () => {
  await vi.waitFor(() => expect(info).toHaveBeenCalledWith(expect.stringMatching(/^The app compiled in/)));
  const app = await server.environments.client.moduleGraph.getModuleByUrl('/src/i18n/ko/account/title.ts');
  expect(app?.transformResult).not.toBeNull();
});

it('replaces a changed dictionary without a reload', async () => {
  await server.warmupRequest('/src/main.tsx');
  await server.waitForRequestsIdle();
  const { moduleGraph } = server.environments.client;
  const dictionary = await moduleGraph.getModuleByUrl('/src/i18n/ko/account/index.ts');
  expect(dictionary?.isSelfAccepting).toBe(true);
  expect((await server.transformRequest('/src/i18n/ko/account/index.ts'))?.code).toContain(
    'loadedLocales.ko = { ...loadedLocales.ko, account: changed.default }',
  );
});
