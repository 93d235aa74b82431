// Renders the provider and a hook with the installed React.
import { createGliClient } from '@gli/sdk';
import { GliProvider, useListRwaAssets } from '@gli/sdk/react';
import { createElement, version } from 'react';
import { renderToString } from 'react-dom/server';

const client = createGliClient({ baseUrl: 'http://gli.test/api' });

function Assets() {
  return createElement('p', null, useListRwaAssets({}, { query: { enabled: false } }).status);
}

const provider = { client, children: createElement(Assets) };
const html = renderToString(createElement(GliProvider, provider));
if (html !== '<p>pending</p>') throw new Error(`React ${version} rendered ${html}`);
console.log(`React ${version} renders the provider and a hook.`);
