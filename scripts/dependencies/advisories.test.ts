import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { knownHoles } from './advisories.ts';

let registry: Server | undefined;
afterEach(() => registry?.close().closeAllConnections());

/** The environment of a program that asks this registry. */
async function registryThat(answers: RequestListener): Promise<NodeJS.ProcessEnv> {
  registry = createServer(answers);
  await new Promise<void>((resolve) => registry?.listen(0, '127.0.0.1', resolve));
  const { port } = registry.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/`;
  return { ...process.env, npm_config_registry: address, pnpm_config_registry: address };
}

const json = (body: object): RequestListener => {
  return (_, response) => response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body));
};

it('names what is installed and has a known hole', async () => {
  const hole = {
    id: 1,
    url: 'https://example.test/1',
    title: 'A hole',
    severity: 'high',
    vulnerable_versions: '*',
  };
  const environment = await registryThat(
    json({ wouter: [{ ...hole, cwe: [], cvss: { score: 8, vectorString: null } }] }),
  );
  expect(await knownHoles(environment)).toEqual(['wouter: A hole (high, https://example.test/1)']);
});

it('finds none when the registry knows none', async () => {
  expect(await knownHoles(await registryThat(json({})))).toEqual([]);
});

it('has no answer from a registry that refuses, hangs or is not there', async () => {
  const refusing = await registryThat((_, response) => response.writeHead(405).end());
  expect(await knownHoles(refusing)).toBeNull();
  registry?.close();
  expect(await knownHoles(refusing)).toBeNull();
  const started = Date.now();
  expect(await knownHoles(await registryThat(() => undefined), 1_000)).toBeNull();
  expect(Date.now() - started).toBeLessThan(5_000);
});
