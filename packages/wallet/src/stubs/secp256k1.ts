function never(): never {
  throw new Error('secp256k1 keys are not supported: wallets sign.');
}

/**
 * Replaces `@noble/curves/secp256k1` through `walletAliases`. web3.js and ethers use it to sign with local keys.
 * web3.js also reads two of its functions while loading.
 */
export const secp256k1 = {
  sign: never,
  getPublicKey: never,
  getSharedSecret: never,
  utils: { isValidPrivateKey: never },
};
