import path from 'node:path';
import { startSandbox } from '@gli/testkit';
import { preview } from 'vite';

/** Serves the build with a fresh sandbox. */
export async function serveApp() {
  const sandbox = await startSandbox({ checkResponses: true });
  // vite.config.ts reads this variable.
  process.env.GLI_API_URL = sandbox.apiUrl;
  const server = await preview({
    root: path.join(import.meta.dirname, '..'),
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 4178, strictPort: true },
    plugins: [
      {
        name: 'without-opener-policy',
        // WebKit loads a page with this header in another process, which its automation does not follow.
        configurePreviewServer: ({ middlewares }) => {
          middlewares.use((_request, response, next) => {
            response.removeHeader('Cross-Origin-Opener-Policy');
            next();
          });
        },
      },
    ],
  });
  return {
    address: 'http://127.0.0.1:4178',
    async stop(): Promise<void> {
      await Promise.all([server.close(), sandbox.stop()]);
    },
  };
}
