import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findNginx } from '@gli/testkit/browsers';
import { getCertificate } from '@vitejs/plugin-basic-ssl';

const ORIGINS = 'set $gli_origins ""';
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

type Place = {
  /** Working directory, without spaces in its path. Its subfolder `site` contains the build. */
  folder: string;
  port: number;
  /** Port that redirects to `port`'s scheme. */
  plainPort: number;
  /** Origin of the API. */
  api: string;
  /** Address of the name server for the API's name. */
  resolver?: string;
};

/** Prepares a server on this machine with `nginx.conf` and a new certificate. */
export async function createNginx(place: Place) {
  const nginx = findNginx();
  if (nginx === undefined)
    throw new Error('nginx is missing. Install it with: node scripts/install-browsers.ts nginx');
  const file = path.join(place.folder, 'nginx.conf');
  mkdirSync(path.join(place.folder, 'temporary'));
  const certificate = await getCertificate(path.join(place.folder, 'certificate'), 'localhost');
  writeFileSync(path.join(place.folder, 'certificate.pem'), certificate, { mode: 0o600 });
  let server: ChildProcess | undefined;

  async function stop(): Promise<void> {
    if (server === undefined || server.exitCode !== null) return;
    server.kill();
    await once(server, 'exit');
  }

  return {
    /** The certificate as PEM. Clients must trust it. */
    certificate,
    stop,
    /** Starts the server, or restarts it with other allowed origins or another API. */
    async start(origins = '', api = place.api): Promise<void> {
      await stop();
      writeFileSync(file, toConfiguration({ ...place, api }, origins));
      const child = spawn(nginx, ['-p', place.folder, '-c', file, '-e', 'stderr'], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      server = child;
      while (!(await isListening(place.port))) {
        if (child.exitCode !== null) throw new Error('nginx ended before it responded.');
        await delay(50);
      }
    },
  };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Returns the configuration for hosts, with the address, folder and API of this run. */
function toConfiguration({ folder, port, plainPort, api, resolver }: Place, origins: string): string {
  const hasBrotli = existsSync(BROTLI_MODULE);
  const changes = [
    [/listen \[::\].*;/g, ''],
    ['listen 80', `listen 127.0.0.1:${plainPort}`],
    ['listen 443', `listen 127.0.0.1:${port}`],
    [/\/etc\/ssl\/app\.example\.\w+/g, `${folder}/certificate.pem`],
    ['/srv/gli', `${folder}/site`],
    ['root /srv;', `root ${folder};`],
    ['/gli/settings.json', '/site/settings.json'],
    ['https://api.example', api],
    ['resolver 127.0.0.53', `resolver ${resolver ?? '127.0.0.1'} ipv6=off`],
    ['# brotli_static on;', hasBrotli ? 'brotli_static on;' : ''],
    [ORIGINS, `set $gli_origins "${origins}"`],
  ] as const;
  let server = readFileSync(path.join(import.meta.dirname, 'nginx.conf'), 'utf8');
  for (const [from, to] of changes) {
    const changed = server.replaceAll(from, to);
    if (changed === server && !(from === ORIGINS && origins === ''))
      throw new Error(`hosting/nginx.conf must contain ${from}, which is replaced here.`);
    server = changed;
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path "${folder}/temporary/${kind}";`,
  );
  return [
    ...(hasBrotli ? [`load_module ${BROTLI_MODULE};`] : []),
    // If the master runs as root, its workers run as another user, who cannot read root's folders.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `daemon off;\npid "${folder}/pid";\nevents {}`,
    'http {\ninclude /etc/nginx/mime.types;\naccess_log off;\nerror_log stderr crit;',
    ...temporary,
    server,
    '}\n',
  ].join('\n');
}
