import { expect, it } from 'vitest';
import { startTestSandbox } from '../sandbox.ts';

const { send } = await startTestSandbox();

type Listed = { id: string; name: string };
type Place = { address: string; latitude: number; longitude: number };

/** Name of a resort without the word that tells its stay apart: "Aewol Ocean Resort stay". */
const toResort = (name: string) => name.toLowerCase().replace(/ stay$/, '');

async function readPlaces(list: string, detail: string): Promise<Map<string, Place>> {
  const { body } = await send('GET', list, { language: 'en' });
  const rows = await Promise.all(
    body.results.map(async ({ id, name }: Listed) => {
      const { location } = (await send('GET', `${detail}${id}/`, { language: 'en' })).body;
      const { address, latitude, longitude }: Place = location ?? {};
      return [toResort(name), { address, latitude, longitude }] as const;
    }),
  );
  return new Map(rows);
}

it('gives a resort the same address and coordinates as an asset and as a stay', async () => {
  const assets = await readPlaces('/v1/rwa/assets/?page_size=100', '/v1/rwa/assets/');
  const products = await readPlaces('/v1/shopping/products/?page_size=100', '/v1/shopping/products/');
  const both = [...assets.keys()].filter((name) => products.has(name));
  expect(both).toEqual(
    expect.arrayContaining([
      'aewol ocean resort',
      'namhae terrace',
      'gangneung pine villas',
      'yeosu marina suites',
    ]),
  );
  for (const name of both) expect(products.get(name), name).toEqual(assets.get(name));
});
