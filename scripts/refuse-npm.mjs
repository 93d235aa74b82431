import path from 'node:path';

// Runs as the `prepack` script of the published packages. Only pnpm applies `publishConfig` to the manifest. If npm
// packed the package, its exports would point to the TypeScript sources.
// Only the file's name counts, because pnpm may have installed the Node of this npm. The user agent doesn't count, because
// npm inherits it from a pnpm script.
if (!path.basename(process.env.npm_execpath ?? '').startsWith('pnpm')) {
  console.error('Pack this package with `pnpm pack`: npm would leave its exports pointing to sources.');
  process.exit(1);
}
