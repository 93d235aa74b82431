// The arrows of the house: who may import whom. CONTRIBUTING.md draws them.
const only = (from, allowed) => ({
  name: `${from.replace(/\W+/g, '-')}-imports-only-${allowed.length ? allowed.join('-and-') : 'nothing-here'}`,
  severity: 'error',
  comment: `packages/${from} may import ${allowed.length ? allowed.join(' and ') : 'no other package'} of this repository.`,
  from: { path: `^packages/${from}/` },
  to: {
    path: '^(packages|apps)/',
    pathNot: [from, ...allowed].map((name) => `^packages/${name}/`),
    dependencyTypesNot: ['npm', 'npm-dev', 'npm-peer'],
  },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('sdk', []),
    only('validation', []),
    only('session', ['sdk', 'validation']),
    only('wallet', ['session', 'sdk', 'validation']),
    {
      name: 'nothing-imports-apps',
      comment:
        'Except the check of pictures and documents, which reads their names from the demo data, and the bench of the first page, which serves it under its own headers.',
      severity: 'error',
      from: {
        path: '^(packages|scripts|openapi)/',
        pathNot: '^scripts/(check-media|measure/(first-page|list-scroll))\\.ts$',
      },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-do-not-import-each-other',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'generated-code-is-imported-inside-the-sdk-only',
      severity: 'error',
      from: { pathNot: '^packages/sdk/' },
      to: { path: '^packages/sdk/src/generated/' },
    },
    {
      name: 'packages-by-their-entry-points',
      comment: 'Other packages are imported by name, never by a path into them.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: {
        path: '^packages/',
        pathNot: [
          '^packages/$2/',
          '^packages/[^/]+/src/(index|react|react/index|schemas|testing/index|solana|evm|airdrop|aliases)\\.tsx?$',
          '^packages/sdk/openapi\\.json$',
        ],
      },
    },
    {
      name: 'screens-do-not-import-screens',
      severity: 'error',
      from: { path: '^apps/web/src/screens/([^/]+)/' },
      to: { path: '^apps/web/src/screens/', pathNot: '^apps/web/src/screens/$1/' },
    },
    {
      name: 'design-knows-no-screens',
      severity: 'error',
      from: { path: '^apps/web/src/(design|i18n)/' },
      to: { path: '^apps/web/src/(screens|shell)/' },
    },
    {
      name: 'one-importer-of-stitches',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/design/stitches\\.config\\.ts$' },
      to: { path: '@stitches/react' },
    },
    {
      name: 'nothing-of-the-mock-in-production',
      severity: 'error',
      from: {
        path: '^(packages|apps)/[^/]+/src/',
        pathNot: ['^packages/sdk/src/(testing|generated/msw)/', '\\.test\\.tsx?$', '/testing/'],
      },
      to: {
        path: [
          '^packages/(sdk|session)/src/testing/',
          '^packages/sdk/src/generated/msw/',
          'node_modules/msw/',
        ],
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: ['^(packages|apps)/[^/]+/dist/', '/.cache/', '\\.generate-', '^scripts/consumer/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
