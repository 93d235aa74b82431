import type { Plugin } from 'vite';

const DICTIONARY = /\/src\/i18n\/(ko|en)\/(?:(\w+)\/)?index\.ts$/;

/** Replaces changed strings in the open page, instead of reloading it. */
export function hotStrings(): Plugin {
  return {
    name: 'gli:hot-strings',
    apply: 'serve',
    transform: {
      filter: { id: DICTIONARY },
      handler(code, id) {
        const [, locale, namespace] = DICTIONARY.exec(id) ?? [];
        const strings = namespace ? `${namespace}: changed.default` : '...changed.default';
        return {
          code: `import { loadedLocales } from '/src/i18n/i18n-util.ts';
${code}
import.meta.hot.accept((changed) => {
  if (changed) loadedLocales.${locale} = { ...loadedLocales.${locale}, ${strings} };
});`,
          map: null,
        };
      },
    },
  };
}

/** Compiles the modules of every page when the server starts, and prints how long that took. */
export function firstCompile(): Plugin {
  return {
    name: 'gli:first-compile',
    apply: 'serve',
    configureServer(server) {
      const start = performance.now();
      server.httpServer?.once('listening', async () => {
        await server.warmupRequest('/src/main.tsx');
        await server.waitForRequestsIdle();
        const seconds = ((performance.now() - start) / 1000).toFixed(1);
        server.config.logger.info(`The app compiled in ${seconds} s. Open it now.`);
      });
    },
  };
}
