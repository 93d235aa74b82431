import { expect, it } from 'vitest';
import { airdropProblem } from './airdrop-action.ts';
import { type ConfirmationSource, confirmSignature, POLL_INTERVAL_MS } from './confirm-signature.ts';

type Status = 'unknown' | 'processed' | 'confirmed' | 'finalized' | 'failed';

/** Creates a network that returns one status per poll and produces one block per second. */
function network(statuses: Status[], firstHeight = 100) {
  let polls = 0;
  const slept: number[] = [];
  const source: ConfirmationSource = {
    getBlockHeight: async () => firstHeight + polls,
    async getSignatureStatuses() {
      const status = statuses[polls] ?? 'unknown';
      polls += 1;
      const value =
        status === 'unknown'
          ? null
          : status === 'failed'
            ? { slot: 1, confirmations: 0, err: { InstructionError: [0, 'Custom'] } }
            : { slot: 1, confirmations: 1, err: null, confirmationStatus: status };
      return { context: { slot: 1 }, value: [value] };
    },
  };
  const sleep = async (ms: number) => void slept.push(ms);
  const confirm = (lastValidBlockHeight: number, stopped = new AbortController().signal) =>
    confirmSignature(source, { signature: 's', lastValidBlockHeight, sleep, stopped });
  return { confirm, slept, polls: () => polls };
}

it.each<[Status[], number]>([
  [['confirmed'], 1],
  [['unknown', 'processed', 'confirmed'], 3],
  [['processed', 'finalized'], 2],
])('given the statuses %j, confirms the transaction after %i polls', async (statuses, polls) => {
  const devnet = network(statuses);
  await devnet.confirm(150);
  expect(devnet.polls()).toBe(polls);
  expect(devnet.slept).toEqual(Array.from({ length: polls - 1 }, () => POLL_INTERVAL_MS));
});

it('rejects if the transaction failed', async () => {
  await expect(network(['processed', 'failed']).confirm(150)).rejects.toThrow('InstructionError');
});

it('rejects once the last valid block has passed', async () => {
  const devnet = network([]);
  await expect(devnet.confirm(102)).rejects.toThrow('expired');
  expect(devnet.polls()).toBe(4);
});

it('accepts a transaction confirmed by the last valid block', async () => {
  await network(['confirmed'], 200).confirm(102);
});

it('does not poll if already aborted', async () => {
  const devnet = network([]);
  await expect(devnet.confirm(150, AbortSignal.abort('left'))).rejects.toBe('left');
  expect(devnet.polls()).toBe(0);
});

it.each([
  ['429 Too Many Requests: You have reached your daily airdrop limit', 'airdrop_limit'],
  ['Internal error', 'airdrop'],
])('classifies the message "%s" as %s', (message, kind) => {
  expect(airdropProblem(new Error(message)).kind).toBe(kind);
});
