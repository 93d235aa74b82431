function never(): never {
  throw new Error('secp256k1 keys are not supported: wallets sign.');
}

/**
 * Replaces `@noble/curves/secp256k1` through `walletAliases`. web3.js and ethers use it to sign with local keys; web3.js
 * reads two of its functions when it loads.
 */
export const secp256k1 = {
  sign: never,
  getPublicKey: never,
  getSharedSecret: never,
  utils: { isValidPrivateKey: never },
};
