// Usage with Node: require.cjs
const { createGliClient } = require('@gli/sdk');
const { listRwaAssets } = require('@gli/sdk/operations');
const { useListRwaAssets } = require('@gli/sdk/react');
const { zRwaAsset } = require('@gli/sdk/schemas');
const { validateShapes } = require('@gli/sdk/shapes');
const { gliHandlers } = require('@gli/sdk/testing');

const loaded = {
  createGliClient,
  listRwaAssets,
  useListRwaAssets,
  zRwaAsset,
  validateShapes,
  gliHandlers,
};
console.log(JSON.stringify(Object.keys(loaded).filter((name) => loaded[name] !== undefined)));
