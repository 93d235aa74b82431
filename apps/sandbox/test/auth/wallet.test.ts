import { expect, it } from 'vitest';
import { connectWallet, newWallet, nonceFor, registerMember, signProof } from '../members.ts';
import { startTestSandbox } from '../sandbox.ts';

const sandbox = await startTestSandbox();
const { send } = sandbox;
const verify = (token: string, json: object) => send('POST', '/auth/verify/', { token, json });
/** Creates a member with a new wallet and a proof of ownership. */
async function prepared() {
  const member = await registerMember(sandbox);
  const wallet = newWallet();
  const nonce = await nonceFor(sandbox, member, wallet);
  return { member, wallet, nonce, proof: signProof(wallet, nonce, sandbox.now()) };
}

it('registers a wallet whose key signed the nonce', async () => {
  const { member, wallet, nonce, proof } = await prepared();
  expect(nonce).toMatch(/^[0-9a-f]{64}$/);
  const { status, body } = await verify(member.access, proof);
  expect(status).toBe(200);
  expect(body.user.wallet_address).toBe(wallet.address);
  expect((await send('GET', '/auth/sessions/', { token: body.access_token })).status).toBe(200);
  const again = await connectWallet(sandbox, member, wallet);
  expect(again.body.user.wallet_registered_at).toBe(body.user.wallet_registered_at);
  const other = await connectWallet(sandbox, member);
  expect(other.body.user.wallet_address).not.toBe(wallet.address);
});

it('accepts a nonce only once, even if its first verification fails', async () => {
  const { member, proof } = await prepared();
  const signature = [...proof.signature.slice(1), 7];
  expect((await verify(member.access, { ...proof, signature })).body.code).toBe('invalid_signature');
  expect(await verify(member.access, proof)).toMatchObject({ status: 400, body: { code: 'invalid_nonce' } });
});

it('rejects a nonce that was used, has expired or belongs to another member', async () => {
  const first = await prepared();
  expect((await verify(first.member.access, first.proof)).status).toBe(200);
  expect((await verify(first.member.access, first.proof)).body.code).toBe('invalid_nonce');

  const thief = await registerMember(sandbox);
  const second = await prepared();
  expect((await verify(thief.access, second.proof)).body.code).toBe('invalid_nonce');
  expect((await verify(second.member.access, second.proof)).status).toBe(200);

  const late = await prepared();
  sandbox.advance(5 * 60_000 + 1000);
  expect((await verify(late.member.access, late.proof)).body.code).toBe('invalid_nonce');
});

it('rejects a proof with another wallet’s key, address or nonce', async () => {
  const { member, wallet, nonce } = await prepared();
  const attacker = newWallet();
  const forged = signProof(
    { address: wallet.address, privateKey: attacker.privateKey },
    nonce,
    sandbox.now(),
  );
  expect((await verify(member.access, forged)).body.code).toBe('invalid_signature');

  const other = await prepared();
  const named = signProof(other.wallet, other.nonce, sandbox.now());
  const claimed = {
    ...signProof(attacker, other.nonce, sandbox.now()),
    wallet_address: other.wallet.address,
  };
  expect((await verify(other.member.access, claimed)).body.code).toBe('invalid_signature');

  const third = await prepared();
  const swapped = { ...signProof(third.wallet, named.nonce, sandbox.now()), nonce: third.nonce };
  expect((await verify(third.member.access, swapped)).body.code).toBe('invalid_nonce');
});

it.each([
  ['slow', -1],
  ['fast', 1],
])('rejects a message from a device whose clock is more than five minutes %s', async (_name, direction) => {
  const { member, wallet, nonce } = await prepared();
  const signedAt = new Date(sandbox.now().getTime() + direction * 6 * 60_000);
  const { status, body } = await verify(member.access, signProof(wallet, nonce, signedAt));
  expect([status, body.code, Object.keys(body.details)]).toEqual([400, 'message_expired', ['message']]);
  expect(body.message).toContain("Check your device's clock");
  // The nonce is used up, so the right time does not help.
  const again = await verify(member.access, signProof(wallet, nonce, sandbox.now()));
  expect(again.body.code).toBe('invalid_nonce');
});

it('rejects a message with an additional line', async () => {
  const { member, proof } = await prepared();
  const trailing = { ...proof, message: `${proof.message}\n` };
  const { status, body } = await verify(member.access, trailing);
  expect([status, body.code, Object.keys(body.details)]).toEqual([400, 'validation_failed', ['message']]);
});

it.each(['ko', 'en'] as const)('returns the texts documented in §8 in %s', async (language) => {
  const { member, wallet } = await prepared();
  await connectWallet(sandbox, member, wallet);
  const other = await registerMember(sandbox);
  const nonce = await nonceFor(sandbox, other, wallet);
  const json = signProof(wallet, nonce, sandbox.now());
  const taken = await send('POST', '/auth/verify/', { token: other.access, json, language });
  expect(taken).toMatchObject({ status: 409, body: { code: 'wallet_already_registered' } });
  expect(taken.body.error).toContain('already registered wallet');
  expect(taken.body.details.wallet_address[0]).toContain('already registered wallet');

  for (const address of ['0OIl'.repeat(9), '1'.repeat(44), 'abc']) {
    const wrong = await send('POST', '/auth/nonce/', {
      token: other.access,
      json: { wallet_address: address },
      language,
    });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'invalid_wallet_address' } });
    expect(wrong.body.error).toContain('invalid wallet address');
    expect(wrong.body.details.wallet_address[0]).toContain('invalid wallet address');
  }
});

it('names a missing field', async () => {
  const { access: token } = await registerMember(sandbox);
  const { status, body } = await send('POST', '/auth/nonce/', { token, json: {}, language: 'en' });
  expect({ status, details: body.details }).toEqual({
    status: 400,
    details: { wallet_address: ['Wallet address is a required field.'] },
  });
});

it('assigns a wallet to only one of two members who verify it concurrently', async () => {
  const wallet = newWallet();
  const two = [await registerMember(sandbox), await registerMember(sandbox)];
  const responses = await Promise.all(two.map((member) => connectWallet(sandbox, member, wallet)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
});
