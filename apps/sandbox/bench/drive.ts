import { Agent, request as httpRequest } from 'node:http';

export type LoadRequest = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
};

export type LoadResponse = { readonly status: number; readonly text: string };
export type Send = (request: LoadRequest) => Promise<LoadResponse>;

/** Sends the requests of a mix once, one after the other. */
export type Journey = (send: Send) => Promise<void>;

export type Load = {
  readonly seconds: number;
  /** Time from sending a request to the end of its response, in milliseconds. */
  readonly latencies: readonly number[];
  /** Counts of unsuccessful responses, by request and text. */
  readonly failures: ReadonlyMap<string, number>;
};

/** A keep-alive connection of one client. */
export function connection(address: string): Send & { close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = ({ method, path, headers, json }: LoadRequest): Promise<LoadResponse> =>
    new Promise((resolve, reject) => {
      const body = json === undefined ? null : JSON.stringify(json);
      const request = httpRequest(
        `${address}${path}`,
        {
          method,
          agent,
          headers: {
            ...headers,
            ...(body === null
              ? {}
              : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
          );
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  return Object.assign(send, { close: () => agent.destroy() });
}

/** Repeats all journeys in parallel for a time, each on a separate connection, spread over the addresses. */
export async function drive(
  addresses: readonly string[],
  journeys: readonly Journey[],
  milliseconds: number,
): Promise<Load> {
  const latencies: number[] = [];
  const failures = new Map<string, number>();
  const started = performance.now();
  const lane = async (journey: Journey, index: number) => {
    const send = connection(addresses[index % addresses.length] ?? '');
    const measured: Send = async (request) => {
      const before = performance.now();
      const response = await send(request);
      latencies.push(performance.now() - before);
      if (response.status >= 300) {
        const path = request.path.replace(/\b[a-z]{3}_\w{10}/, '{id}');
        const what = `${request.method} ${path}: ${response.status} ${response.text.slice(0, 300)}`;
        failures.set(what, (failures.get(what) ?? 0) + 1);
      }
      return response;
    };
    while (performance.now() - started < milliseconds) await journey(measured);
    send.close();
  };
  await Promise.all(journeys.map(lane));
  return { seconds: (performance.now() - started) / 1000, latencies, failures };
}
