import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { authenticate } from './areas/auth/authenticate.ts';
import { serveSite } from './areas/documentation/serve-site.ts';
import { KYC_REVIEW_MS } from './areas/kyc/review.ts';
import { MEDIA_PATH, serveMedia } from './areas/media/serve-media.ts';
import { INVESTMENT_FEE } from './areas/rwa/index.ts';
import { expireUnpaidOrders } from './areas/shopping/index.ts';
import { type Controlled, controls } from './controls/controls.ts';
import { createMember } from './controls/new-member.ts';
import { logRequests, RequestLog, type ResentFrom } from './controls/requests/request-log.ts';
import { PAGE_PATH, servePage } from './controls/serve-page.ts';
import { withBranch } from './controls/states.ts';
import { explainFailure } from './core/data/data-folder.ts';
import { isUnavailable, unavailableReason } from './core/data/is-unavailable.ts';
import { type DataSource, type OpenDatabase, openDatabase } from './core/data/open-database.ts';
import { BASE_PATH, checkSentHeaders, handleApiRequest, unknownPath } from './core/http/api.ts';
import { checkHost } from './core/http/check-host.ts';
import { compressReads } from './core/http/compress-reads.ts';
import { allowOrigins } from './core/http/cors.ts';
import { describeError } from './core/http/describe-error.ts';
import { ConnectionDropped, type Fault, faultText, openFaults } from './core/http/faults.ts';
import { problemResponse, unavailableResponse } from './core/http/respond.ts';
import type { Runtime } from './core/http/run-operation.ts';
import { openStubs } from './core/http/stubs.ts';
import { findClientAddress, readNetworks, readPublicUrl } from './core/http/trust-proxy.ts';
import { accessTokens } from './core/members/access-tokens.ts';
import { problem } from './core/problem/problem.ts';
import { randomFraction, randomUuid } from './core/random/random.ts';
import { parseLanguage } from './core/text/text.ts';
import { eraseDueAccounts } from './erasure.ts';
import { handlers } from './handlers.ts';
import { startMaintenance } from './maintenance.ts';
import { createMetrics } from './observability/metrics.ts';
import { type ServedRequest, toServedRequest } from './observability/served-request.ts';
import { recordable, startRecording } from './recording/recording.ts';
import { type StartOptions, startData } from './start-data.ts';

const REQUEST_TIMEOUT_MS = 30_000;
/**
 * Idle timeout, in ms. It is longer than in clients and proxies, so that none of them sends a request on a closing
 * connection.
 */
const KEEP_ALIVE_MS = 75_000;

/** Time that requests in flight get to finish when the server closes, in ms. Then their connections are closed. */
const FINISH_REQUESTS_MS = 5_000;

/**
 * The system may have a lower limit. With Node's default of 511, requests in a burst would be delayed until they are
 * retried.
 */
const MAX_PENDING_CONNECTIONS = 4096;

export type SandboxOptions = StartOptions & {
  readonly data: DataSource;
  readonly latencyMs?: number;
  /** Share of requests that fail, from 0 to 1. */
  readonly failureRate?: number;
  /** Initial faults. With the controls enabled, faults stored in the database replace them. */
  readonly faults?: readonly Fault[];
  /** Host names that are accepted from the network, in addition to local ones. */
  readonly allowedHosts?: readonly string[];
  /** Origins of pages that may call the API, in addition to those on this machine. */
  readonly allowedOrigins?: readonly string[];
  /** Networks or addresses of proxies whose `X-Forwarded-*` headers are believed. */
  readonly trustedProxies?: readonly string[];
  /** Called for each request when its response starts. */
  readonly logRequest?: (request: ServedRequest) => void;
  /** Enables `POST /sandbox/reset`. Default: false. */
  readonly allowReset?: boolean;
  /** Checks every response against the contract and rejects violations. Default: false. */
  readonly checkResponses?: boolean;
  readonly random?: () => number;
  /** Duration of an identity document review, in ms. With 0, the decision is immediate. Default: 10 s. */
  readonly kycReviewMs?: number;
  /** Fee on top of each investment, in the asset's token. Default: `0`. */
  readonly investmentFee?: string;
  /** Lets the server replace the global `Request` and `Response` with faster ones. Default: false. */
  readonly ownsProcess?: boolean;
};

/** Address of the machine that runs the sandbox. */
const LOCAL_ADDRESS = '127.0.0.1';

type Bindings = ResentFrom & {
  /** The caller's address. */
  readonly ip?: string;
  /** URL that the client requested from a trusted proxy. */
  readonly publicUrl?: URL | null;
  readonly incoming?: {
    readonly socket: { readonly remoteAddress?: string | undefined; destroy?(): unknown };
  };
};

export type Sandbox = {
  /** Handles a request without a network. `ip` is the caller's address. */
  readonly fetch: (request: Request, ip?: string) => Promise<Response>;
  /** Listens on this machine. Port 0 selects any free port. Returns the address, including `/api`. */
  listen(port: number, host?: string): Promise<string>;
  /** Clock, faults, log and other parts that the controls change. */
  readonly controlled: Controlled;
  /** Waits up to 5 s for requests in flight, then closes everything. */
  close(): Promise<void>;
  readonly database: OpenDatabase;
};

/**
 * Opens the data, seeds it if it is empty, and creates the server. It moves no real value.
 * @throws FolderInUseError if another process uses the data folder
 */
export async function createSandbox(given: SandboxOptions): Promise<Sandbox> {
  const options = recordable(given);
  const { random = randomFraction, log = () => {} } = options;
  const database = await openDatabase(options.data);
  const { db } = database;
  if (database.isUpgraded) log('The data of an earlier version was upgraded.');
  const { clock, key, repeatable } = await startData(db, options).catch(async (error) => {
    await database.close().catch(() => {});
    throw 'folder' in options.data ? await explainFailure(options.data.folder, error) : error;
  });
  const { now } = clock;
  const closers = [await startMaintenance(database, { now, log })];
  const services = {
    accessTokens: accessTokens(key),
    kycReviewMs: options.kycReviewMs ?? KYC_REVIEW_MS,
    investmentFee: options.investmentFee ?? INVESTMENT_FEE,
    log,
    eraseDueAccounts,
  };
  const runtime: Runtime = {
    db,
    now,
    services,
    handlers,
    authenticate,
    processDueWork,
    inProgress: new Set(),
  };
  const faults = await openFaults(db, { given: options.faults ?? [], isShared: options.controls ?? false });
  const stubs = openStubs(db, { isOpen: options.controls ?? false });
  const standing = await faults.standing();
  if (standing.length > 0) log(`Active faults: ${standing.map(faultText).join(', ')}`);
  const apiOptions = {
    latencyMs: options.latencyMs ?? 0,
    failureRate: options.failureRate ?? 0,
    checkResponses: options.checkResponses ?? false,
    faults,
    stubs,
    random,
  };

  const metrics = createMetrics(database.pools);
  const app = new Hono<{ Bindings: Bindings }>();
  const record = startRecording(options);
  if (record) app.use((context, next) => (isWatching(context.req.raw) ? next() : record(context, next)));
  app.use(async (context, next) => {
    await next();
    nameResponse(context.res);
    if (apiOptions.checkResponses) checkSentHeaders(context.req.raw, context.res);
  });
  app.use(allowOrigins(options.allowedOrigins ?? [], log));
  const requests = new RequestLog(db, services.accessTokens, log);
  if (options.controls) {
    app.use(withBranch(db));
    app.use(`${BASE_PATH}/*`, logRequests(requests), async (context, next) => {
      await next();
      nameResponse(context.res);
    });
    app.get('/sandbox', ({ redirect }) => redirect(PAGE_PATH, 308));
    app.get(`${PAGE_PATH}*`, async ({ req }, next) => (await servePage(req.path)) ?? next());
  }
  app.all(`${BASE_PATH}/*`, async (context) => {
    const response = await handleApiRequest(context, context.env.ip ?? null, runtime, apiOptions);
    // Clients learn the sandbox's time, which may be moved or frozen.
    response.headers.set('Date', (await clock.now()).toUTCString());
    return response;
  });
  app.get(`${MEDIA_PATH}/*`, (context) => serveMedia(db, context.req.path));
  const controlled: Controlled = {
    database,
    clock,
    seed: options.seed ?? 'demo',
    log,
    metrics,
    faults,
    stubs,
    createMember: async (member) => createMember(member, { db, ...services }, await clock.now()),
    requests,
    resend: async (request, resentFrom) => app.fetch(request, { resentFrom, ip: LOCAL_ADDRESS }),
    isOpen: options.controls ?? false,
    allowReset: options.allowReset ?? false,
  };
  app.route('/sandbox', controls(controlled));
  app.notFound(async ({ req, env }) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const page = isRead ? await serveSite(env.publicUrl ?? new URL(req.url)) : null;
    return page ?? problemResponse(unknownPath(req.method, req.path), 'en');
  });
  app.onError((error, { env, req }) => {
    if (isUnavailable(error)) {
      log(`The database is unavailable: ${unavailableReason(error)}`);
      return unavailableResponse(parseLanguage(req.header('Accept-Language') ?? null));
    }
    if (error instanceof ConnectionDropped) env.incoming?.socket.destroy?.();
    if (options.checkResponses || error instanceof ConnectionDropped) throw error;
    log(describeError(error));
    return problemResponse(problem('server_error'), 'en');
  });

  const counted = repeatable(async (request: Request, bindings: Bindings) => {
    return app.fetch(request, bindings);
  });
  const respond = async (request: Request, bindings: Bindings) => {
    if (isWatching(request)) return app.fetch(request, bindings);
    return counted(request, bindings);
  };
  const { logRequest = () => {} } = options;
  /** Responds and notes the request in the log and the metrics. */
  const observe = async (request: Request, work: () => Promise<Response>): Promise<Response> => {
    if (isWatching(request)) return work();
    const startedAt = process.hrtime.bigint();
    const note = (response: Response | null) => {
      const ms = Number((process.hrtime.bigint() - startedAt) / 1000n) / 1000;
      const served = toServedRequest(request, response, ms);
      metrics.observe(served);
      logRequest(served);
    };
    try {
      const response = await work();
      note(response);
      return response;
    } catch (error) {
      note(null);
      throw error;
    }
  };

  return {
    fetch: async (request, ip) => observe(request, () => respond(request, ip === undefined ? {} : { ip })),
    async listen(port, host = '127.0.0.1') {
      const rejectHost = checkHost(host, options.allowedHosts ?? []);
      const trusted = readNetworks(options.trustedProxies ?? []);
      let isClosing = false;
      // Recordings and the request log have responses as they are before compression.
      const edge = new Hono<{ Bindings: Bindings }>();
      edge.use(compressReads);
      edge.all('*', async ({ req: { raw: request }, env }) => {
        const peer = env.incoming?.socket.remoteAddress ?? null;
        const ip = findClientAddress(peer, request.headers.get('X-Forwarded-For'), trusted);
        const publicUrl = readPublicUrl(request, peer, trusted);
        const bindings = { ...env, publicUrl, ...(ip !== null && { ip }) };
        const response = await observe(
          request,
          async () => rejectHost(request) ?? respond(request, bindings),
        );
        // Otherwise, the client would keep the connection open. After a 413, the rest of the body is not read.
        if (isClosing || response.status === 413) response.headers.set('Connection', 'close');
        return response;
      });
      edge.onError((error) => {
        throw error;
      });
      const server = createAdaptorServer({
        fetch: async (request: Request, bindings: Bindings) => edge.fetch(request, bindings),
        overrideGlobalObjects: options.ownsProcess ?? false,
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
            isClosing = true;
            // Node enforces no timeouts of requests anymore.
            const late = setTimeout(() => {
              if ('closeAllConnections' in server) server.closeAllConnections();
            }, FINISH_REQUESTS_MS);
            server.close(() => {
              clearTimeout(late);
              resolve();
            });
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
    controlled,
  };
}

/** True for requests of the controls page, which must not affect recordings or random values. */
const isWatching = ({ method, url }: Request): boolean =>
  method === 'GET' && new URL(url).pathname.startsWith(PAGE_PATH);

/**
 * Adds an id to a response. Call this only on the final response: otherwise, Hono would copy it, and the server would
 * stream it.
 */
function nameResponse({ headers }: Response): void {
  if (headers.has('X-Request-Id')) return;
  headers.set('X-Request-Id', randomUuid());
  headers.set('X-Content-Type-Options', 'nosniff');
}

/** Frees the stock of expired unpaid orders before anyone reads it. */
const processDueWork: Runtime['processDueWork'] = async (db, { path }, now) => {
  if (path.startsWith('/v1/shopping/')) await expireUnpaidOrders(db, now);
};
