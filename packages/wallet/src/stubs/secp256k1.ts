function never(): never {
  throw new Error('Nothing is signed with a secp256k1 key here: wallets sign.');
}

/**
 * Stands in for `@noble/curves/secp256k1`, by `walletAliases`. web3.js and ethers sign with it for those who hold keys
 * themselves; web3.js reads two of its functions when it loads.
 */
export const secp256k1 = {
  sign: never,
  getPublicKey: never,
  getSharedSecret: never,
  utils: { isValidPrivateKey: never },
};
