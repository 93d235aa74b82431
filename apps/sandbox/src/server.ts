import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { authenticate } from './areas/auth/authenticate.ts';
import { serveSite } from './areas/documentation/serve-site.ts';
import { KYC_REVIEW_MS } from './areas/kyc/review.ts';
import { MEDIA_PATH, serveMedia } from './areas/media/serve-media.ts';
import { settleDueOrders } from './areas/shopping/index.ts';
import { controls } from './controls/controls.ts';
import { logRequests, RequestLog, type ResentFrom } from './controls/requests/request-log.ts';
import { PAGE_PATH, servePage } from './controls/serve-page.ts';
import { onBranch } from './controls/states.ts';
import { type DataSource, type OpenDatabase, openDatabase } from './core/data/open-database.ts';
import { BASE_PATH, checkSentHeaders, handleApiRequest } from './core/http/api.ts';
import { localOrigins } from './core/http/cors.ts';
import { describeError } from './core/http/describe-error.ts';
import { ConnectionDropped, type Fault, faultText, openFaults } from './core/http/faults.ts';
import { problemResponse } from './core/http/respond.ts';
import { ResponseCache } from './core/http/response-cache.ts';
import type { Runtime } from './core/http/run-operation.ts';
import { turns } from './core/http/turns.ts';
import { accessTokens } from './core/members/access-tokens.ts';
import { problem } from './core/problem/problem.ts';
import { randomFraction, randomUuid } from './core/random/random.ts';
import { handlers } from './handlers.ts';
import { startMaintenance } from './maintenance.ts';
import { recordable, startRecording } from './recording/recording.ts';
import { type StartOptions, startData } from './start-data.ts';

const REQUEST_TIMEOUT_MS = 30_000;
/**
 * How long a connection may be idle: longer than in clients and proxies, or one of them sends a request while it is
 * being closed.
 */
const KEEP_ALIVE_MS = 75_000;

/** The system takes fewer where it has a limit. With Node's 511, a burst of requests lets others wait for a second try. */
const MAX_PENDING_CONNECTIONS = 4096;

/** Writes that start in one turn of the event loop; whoever reads comes in between. */
const WRITES_PER_TURN = 8;

export type SandboxOptions = StartOptions & {
  readonly data: DataSource;
  readonly latencyMs?: number;
  /** From 0 to 1. */
  readonly failureRate?: number;
  /** What requests meet from the start; with the controls, instead of what the database has. */
  readonly faults?: readonly Fault[];
  /** Opens `POST /sandbox/reset`; closed by default. */
  readonly allowReset?: boolean;
  /** Check every response against the contract and reject on a violation; off by default. */
  readonly checkResponses?: boolean;
  readonly random?: () => number;
  /** How long the reviewer of identity documents takes, in milliseconds; 0 decides immediately. 10 s by default. */
  readonly kycReviewMs?: number;
};

/** Of the machine that runs the sandbox. */
const LOCAL_ADDRESS = '127.0.0.1';

/** Of a request: the caller's address, or the connection that has it. */
type Bindings = ResentFrom & {
  readonly ip?: string;
  readonly incoming?: {
    readonly socket: { readonly remoteAddress?: string | undefined; destroy?(): unknown };
  };
};

const addressOf = ({ ip, incoming }: Bindings): string | null => ip ?? incoming?.socket.remoteAddress ?? null;

export type Sandbox = {
  /** Handles a request without a network; `ip` is the caller's address. */
  readonly fetch: (request: Request, ip?: string) => Promise<Response>;
  /** Listens on this machine; 0 takes any free port. Returns the address, `/api` included. */
  listen(port: number, host?: string): Promise<string>;
  /** Waits for what is in flight, then closes everything. */
  close(): Promise<void>;
  readonly database: OpenDatabase;
};

/**
 * Opens the data, seeds them when they are empty, and creates the server. It moves no real value.
 * @throws FolderInUseError when another process uses the data folder.
 */
export async function createSandbox(given: SandboxOptions): Promise<Sandbox> {
  const options = recordable(given);
  const { random = randomFraction, log = () => {} } = options;
  const database = await openDatabase(options.data);
  const { db } = database;
  const { clock, key, repeatable } = await startData(db, options);
  const { now } = clock;
  const closers = [await startMaintenance(db, { now, log })];
  const services = {
    accessTokens: accessTokens(key),
    kycReviewMs: options.kycReviewMs ?? KYC_REVIEW_MS,
    log,
  };
  const runtime: Runtime = {
    db,
    now,
    services,
    handlers,
    authenticate,
    settleDue,
    inProgress: new Set(),
    responseCache: new ResponseCache(),
  };
  const faults = await openFaults(db, { given: options.faults ?? [], isShared: options.controls ?? false });
  const standing = await faults.standing();
  if (standing.length > 0) log(`Faults until they are ended: ${standing.map(faultText).join(', ')}`);
  const apiOptions = {
    latencyMs: options.latencyMs ?? 0,
    failureRate: options.failureRate ?? 0,
    checkResponses: options.checkResponses ?? false,
    faults,
    random,
  };

  const app = new Hono<{ Bindings: Bindings }>();
  app.use(async (context, next) => {
    await next();
    nameResponse(context.res);
    if (apiOptions.checkResponses) checkSentHeaders(context.req.raw, context.res);
  });
  app.use(localOrigins);
  const requests = new RequestLog(db, services.accessTokens);
  if (options.controls) {
    app.use(onBranch(db));
    app.use(`${BASE_PATH}/*`, logRequests(requests), async (context, next) => {
      await next();
      nameResponse(context.res);
    });
    app.get('/sandbox', ({ redirect }) => redirect(PAGE_PATH, 308));
    app.get(`${PAGE_PATH}*`, async ({ req }, next) => (await servePage(req.path)) ?? next());
  }
  app.all(`${BASE_PATH}/*`, (context) => {
    return handleApiRequest(context.req.raw, addressOf(context.env), runtime, apiOptions);
  });
  app.get(`${MEDIA_PATH}/*`, (context) => serveMedia(db, context.req.path));
  app.route(
    '/sandbox',
    controls({
      database,
      clock,
      seed: options.seed ?? 'demo',
      log,
      faults,
      requests,
      resend: async (request, resentFrom) => app.fetch(request, { resentFrom, ip: LOCAL_ADDRESS }),
      isOpen: options.controls ?? false,
      allowReset: options.allowReset ?? false,
    }),
  );
  app.notFound(async ({ req }) => {
    const page = req.method === 'GET' || req.method === 'HEAD' ? await serveSite(new URL(req.url)) : null;
    return page ?? problemResponse(problem('not_found'), 'en');
  });
  app.onError((error, { env }) => {
    if (error instanceof ConnectionDropped) env.incoming?.socket.destroy?.();
    if (options.checkResponses || error instanceof ConnectionDropped) throw error;
    log(describeError(error));
    return problemResponse(problem('server_error'), 'en');
  });

  const record = startRecording(options);
  const counted = repeatable(async (request: Request, bindings: Bindings) => {
    const ip = addressOf(bindings);
    const answer = (copy: Request) => app.fetch(copy, { ...bindings, ...(ip === null ? {} : { ip }) });
    return record ? record(request, ip, answer) : answer(request);
  });
  const writeTurn = turns(WRITES_PER_TURN);
  const respond = async (request: Request, bindings: Bindings) => {
    if (request.method !== 'GET') await writeTurn();
    // Watching changes nothing: neither a recording nor the random values of the next request.
    else if (new URL(request.url).pathname.startsWith(PAGE_PATH)) return app.fetch(request, bindings);
    return counted(request, bindings);
  };

  return {
    fetch: async (request, ip) => respond(request, ip === undefined ? {} : { ip }),
    async listen(port, host = '127.0.0.1') {
      const server = createAdaptorServer({
        fetch: respond,
        serverOptions: {
          requestTimeout: REQUEST_TIMEOUT_MS,
          headersTimeout: REQUEST_TIMEOUT_MS,
          keepAliveTimeout: KEEP_ALIVE_MS,
        },
      });
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen({ port, host, backlog: MAX_PENDING_CONNECTIONS }, () => resolve());
      });
      closers.push(
        () =>
          new Promise((resolve) => {
            server.close(() => resolve());
            if ('closeIdleConnections' in server) server.closeIdleConnections();
          }),
      );
      const address: AddressInfo | string | null = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      return `http://${host}:${actual}${BASE_PATH}`;
    },
    async close() {
      await Promise.all(closers.splice(0).map((close) => close()));
      await database.close();
    },
    database,
  };
}

/** Not before there is a response: Hono would copy it, and the server send it as a stream. */
function nameResponse({ headers }: Response): void {
  if (headers.has('X-Request-Id')) return;
  headers.set('X-Request-Id', randomUuid());
  headers.set('X-Content-Type-Options', 'nosniff');
}

/** Frees the stock of expired unpaid orders before anyone reads it. */
const settleDue: Runtime['settleDue'] = async (db, { path }, now) => {
  if (path.startsWith('/v1/shopping/')) await settleDueOrders(db, now);
};
