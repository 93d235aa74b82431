// The provider and a hook rendered by whichever React is installed.
import { createGliClient } from '@gli/sdk';
import { GliProvider, useListRwaAssets } from '@gli/sdk/react';
import { createElement, version } from 'react';
import { renderToString } from 'react-dom/server';

const client = createGliClient({ baseUrl: 'http://gli.test/api' });

function Assets() {
  return createElement('p', null, useListRwaAssets({}, { query: { enabled: false } }).status);
}

const html = renderToString(createElement(GliProvider, { client, children: createElement(Assets) }));
if (html !== '<p>pending</p>') throw new Error(`React ${version} rendered ${html}`);
console.log(`React ${version} renders the provider and a hook.`);
