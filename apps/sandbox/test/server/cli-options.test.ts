import { expect, it } from 'vitest';
import { readCliOptions, USAGE, UsageError } from '../../src/cli-options.ts';

it('has defaults for everything, and deletes nothing by default', () => {
  expect(readCliOptions([])).toMatchObject({
    port: 4000,
    data: './.gli-sandbox',
    seed: 'demo',
    latencyMs: 0,
    failureRate: 0,
    reset: false,
    allowReset: false,
    checkResponses: false,
    help: false,
  });
});

it('reads both forms of an option', () => {
  const options = readCliOptions(['--port=0', '--data', '/tmp/x', '--seed', 'large', '--allow-reset']);
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
  [['--failure-rate', '2'], '--failure-rate takes a number from 0 to 1.'],
  [['--seed', 'huge'], '--seed takes empty, demo, large.'],
])('explains what is wrong with %j', (args, sentence) => {
  expect(() => readCliOptions(args)).toThrow(new UsageError(sentence.replace('empty, demo', 'demo, empty')));
});

it.each([[['--prot', '1']], [['here']], [['--port']]])('refuses %j', (args) => {
  expect(() => readCliOptions(args)).toThrow(UsageError);
});

it('names every option in its help', () => {
  for (const name of Object.keys(readCliOptions([]))) {
    const option = { latencyMs: 'latency', kycReviewMs: 'kyc-review' }[name] ?? name;
    expect(USAGE).toContain(`--${option.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
  }
});
