// Runs as the `prepack` script of the published packages. Only pnpm applies `publishConfig` to the manifest. If npm
// packed the package, its exports would point to the TypeScript sources.
if (!process.env.npm_execpath?.includes('pnpm')) {
  console.error('Pack this package with `pnpm pack`: npm would leave its exports pointing to sources.');
  process.exit(1);
}
