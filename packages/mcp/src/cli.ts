#!/usr/bin/env node
import process from 'node:process';
import { parseArgs } from 'node:util';
import { CLIENT_VERSION, createGliClient, memoryTokenStore, signIn } from '@gli/sdk';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createMcpServer } from './server.ts';
import { operationTools } from './tools.ts';

const USAGE_EXIT_CODE = 2;
const TAGS = [...new Set(operationTools.map(({ tag }) => tag))];
const USAGE = `gli-mcp: the operations of the GLI API as MCP tools, over stdio. Read-only by default.

  --base-url url    URL of the API, including /api. Default: GLI_BASE_URL, or http://127.0.0.1:4000/api
  --language en     language of texts: en or ko
  --tag rwa         offers only operations of this tag: ${TAGS.join(', ')}. Can be repeated
  --allow-writes    also offers operations that change data
  --version, --help

Environment, for a member's data:
  GLI_USERNAME and GLI_PASSWORD, or GLI_ACCESS_TOKEN and, to renew it, GLI_REFRESH_TOKEN`;

try {
  const { values } = parseArgs({
    options: {
      'base-url': { type: 'string', default: process.env.GLI_BASE_URL ?? 'http://127.0.0.1:4000/api' },
      language: { type: 'string', default: 'en' },
      tag: { type: 'string', multiple: true, default: [] },
      'allow-writes': { type: 'boolean', default: false },
      version: { type: 'boolean', short: 'v', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const unknown = values.tag.find((tag) => !TAGS.includes(tag));
  if (unknown !== undefined) throw new TypeError(`Unknown tag "${unknown}". Known: ${TAGS.join(', ')}.`);
  if (values.help) console.log(USAGE);
  else if (values.version) console.log(CLIENT_VERSION);
  else await serve(values);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof TypeError ? USAGE_EXIT_CODE : 1;
}

async function serve(values: {
  'base-url': string;
  language: string;
  tag: string[];
  'allow-writes': boolean;
}): Promise<void> {
  const { GLI_ACCESS_TOKEN: access, GLI_REFRESH_TOKEN: refresh, GLI_USERNAME, GLI_PASSWORD } = process.env;
  const client = createGliClient({
    baseUrl: values['base-url'],
    language: values.language,
    tokens: memoryTokenStore(access ? { access, refresh: refresh ?? null } : null),
    limits: { general: { limit: Number.POSITIVE_INFINITY } },
    // Standard output belongs to the protocol.
    log: (entry) => console.error(JSON.stringify(entry)),
    logLevel: 'warn',
  });
  if (GLI_USERNAME && GLI_PASSWORD) await signIn(client, { username: GLI_USERNAME, password: GLI_PASSWORD });
  serveStdio(() => createMcpServer({ client, allowWrites: values['allow-writes'], tags: values.tag }));
}
