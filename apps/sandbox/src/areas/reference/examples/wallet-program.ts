/** Signing in with a wallet takes a key, so it is written out; a wallet in a browser signs the same bytes. */
export const WALLET_PROGRAM = `// A real Ed25519 key; in a browser the member's wallet has it and signs.
const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const wallet = base58.encode(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32));

const { nonce } = unwrap(
  await client.POST('/auth/nonce/', { body: { wallet_address: wallet } }),
);
const message = [
  'GLI Platform Authentication',
  \`Wallet: \${wallet}\`,
  \`Timestamp: \${new Date().toISOString()}\`,
  \`Nonce: \${nonce}\`,
].join('\\n');
const signature = [...sign(null, Buffer.from(message), privateKey)];

const answer = unwrap(
  await client.POST('/auth/verify/', { body: { wallet_address: wallet, signature, message, nonce } }),
);
console.log(answer);`;
