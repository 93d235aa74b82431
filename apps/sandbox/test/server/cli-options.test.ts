import { expect, it } from 'vitest';
import { readCliOptions, UsageError } from '../../src/cli-options.ts';
import { USAGE } from '../../src/usage.ts';

it('has a default for every option and deletes nothing by default', () => {
  expect(readCliOptions([])).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    allowHost: [],
    log: 'text',
    data: './.gli-sandbox',
    seed: 'demo',
    latencyMs: 0,
    failureRate: 0,
    reset: false,
    allowReset: false,
    checkResponses: false,
  });
});

it('accepts option values after a space or an equals sign', () => {
  const options = readCliOptions(['--port=0', '--data', '/tmp/x', '--seed', 'large', '--allow-reset']);
  expect(readCliOptions(['--host', '0.0.0.0']).host).toBe('0.0.0.0');
  expect(readCliOptions(['--allow-host', 'a', '--allow-host=b']).allowHost).toEqual(['a', 'b']);
  expect(readCliOptions(['--allow-origin', 'https://App.example:443/']).allowOrigin).toEqual([
    'https://app.example',
  ]);
  expect(readCliOptions(['--trust-proxy', '10.0.0.0/8']).trustProxy).toEqual(['10.0.0.0/8']);
  expect(options).toMatchObject({ port: 0, data: '/tmp/x', seed: 'large', allowReset: true });
  expect(readCliOptions(['--latency', '300', '--failure-rate', '0.1'])).toMatchObject({
    latencyMs: 300,
    failureRate: 0.1,
  });
});

it.each([
  [['--port', '70000'], '--port takes a number from 0 to 65535.'],
  [['--port', 'x'], '--port takes a number from 0 to 65535.'],
  [['--port', ''], '--port takes a number from 0 to 65535.'],
  [['--latency=-1'], '--latency takes a number from 0 to 60000.'],
  [['--clock', '9999-12-31T23:59:59Z'], '--clock takes a time from the year 1970 to 8999.'],
  [['--clock', '0001-01-01T00:00:00+09:00'], '--clock takes a time from the year 1970 to 8999.'],
  [['--failure-rate', '2'], '--failure-rate takes a number from 0 to 1.'],
  [
    ['--allow-origin', 'app.example'],
    '--allow-origin takes an origin such as https://app.example, not app.example.',
  ],
  [
    ['--allow-origin', 'https://app.example/page'],
    '--allow-origin takes an origin such as https://app.example, not https://app.example/page.',
  ],
  [
    ['--trust-proxy', 'nginx'],
    '--trust-proxy takes networks or addresses such as 10.0.0.0/8 or 127.0.0.1, not nginx.',
  ],
  [['--log', 'xml'], '--log takes text, json.'],
  [['--seed', 'huge'], '--seed takes empty, demo, large.'],
])('explains what is wrong with the arguments %j', (args, sentence) => {
  expect(() => readCliOptions(args)).toThrow(new UsageError(sentence.replace('empty, demo', 'demo, empty')));
});

it.each([[['--prot', '1']], [['here']], [['--port']]])('rejects the arguments %j', (args) => {
  expect(() => readCliOptions(args)).toThrow(UsageError);
});

it('names every option in its help', () => {
  for (const name of Object.keys(readCliOptions([]))) {
    const option = { latencyMs: 'latency', kycReviewMs: 'kyc-review' }[name] ?? name;
    expect(USAGE).toContain(`--${option.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
  }
});
