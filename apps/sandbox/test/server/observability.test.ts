import { expect, it } from 'vitest';
import { readFault } from '../../src/core/http/faults.ts';
import { openLog } from '../../src/observability/log.ts';
import { registerMember } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const lines: string[] = [];
const test = await startTestSandbox({
  ...openLog('json', (line) => lines.push(line)),
  faults: [readFault('listTeamMembers=drop')].filter((fault) => fault !== null),
});
const readMetrics = async () => {
  const response = await test.sandbox.fetch(new Request('http://sandbox.test/sandbox/metrics/'));
  return [response.headers.get('Content-Type'), await response.text()] as const;
};

it('writes a JSON line for each request, without its path and token', async () => {
  const { access } = await registerMember(test);
  lines.length = 0;
  const { headers } = await test.send('GET', '/user/profile/', { token: access });
  await test.send('GET', '/nowhere/');
  await expect(test.send('GET', '/team-members/')).rejects.toThrow();
  await readMetrics();
  const entries = lines.map((line) => JSON.parse(line));
  const common = { time: expect.stringMatching(/^\d{4}-.*Z$/), method: 'GET', ms: expect.any(Number) };
  expect(entries).toEqual([
    { ...common, request_id: headers.get('X-Request-Id'), operation: 'getProfile', status: 200 },
    { ...common, request_id: expect.any(String), operation: null, status: 404 },
    { ...common, request_id: null, operation: 'listTeamMembers', status: null },
  ]);
});

it('writes a text line for each request, and the addresses when ready', () => {
  const text: string[] = [];
  const { logRequest, logReady } = openLog('text', (line) => text.push(line));
  const request = { request_id: null, method: 'GET', operation: 'getProfile', status: 200, ms: 4.2 } as const;
  logRequest(request);
  logRequest({ ...request, operation: null, status: null });
  logReady({ api: 'http://127.0.0.1:4000/api', docs: 'http://127.0.0.1:4000/docs/', data: '/data' });
  expect(text).toEqual([
    '200 GET getProfile 4.2 ms',
    '--- GET - 4.2 ms',
    'API   http://127.0.0.1:4000/api',
    'Docs  http://127.0.0.1:4000/docs/',
    'Data  /data',
  ]);
});

it('writes one JSON line when ready', () => {
  const json: string[] = [];
  const ready = { api: 'http://127.0.0.1:4000/api', docs: 'http://127.0.0.1:4000/docs/', data: '/data' };
  openLog('json', (line) => json.push(line)).logReady(ready);
  expect(json.map((line) => JSON.parse(line))).toEqual([
    { time: expect.any(String), message: 'ready', ...ready },
  ]);
});

it('counts requests by operation and status, and measures latencies and the event loop', async () => {
  const [type, text] = await readMetrics();
  expect(type).toBe('text/plain; version=0.0.4; charset=utf-8');
  for (const line of [
    'gli_requests_total{operation="getProfile",status="200"} 1',
    'gli_requests_total{operation="",status="404"} 1',
    'gli_requests_total{operation="listTeamMembers",status=""} 1',
    'gli_request_duration_seconds_count{operation="getProfile"} 1',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
  if (process.env.GLI_TEST_DATABASE_URL) {
    expect(text).toMatch(/^gli_database_connections\{pool="writes",state="idle"\} \d$/m);
  }
});
