import type { RwaAsset, RwaAssetSummary } from '@gli/sdk';
import { describe, expect, it } from 'vitest';
import { startTestSandbox } from '../sandbox.ts';

const { send } = await startTestSandbox();
const AEWOL = 'ast_5gw8n2kd7q';

async function list(query: string): Promise<RwaAssetSummary[]> {
  const { status, body } = await send('GET', `/v1/rwa/assets/?page_size=100${query}`);
  expect(status).toBe(200);
  return body.results;
}
const all = await list('');

describe('the catalog', () => {
  it('has at least 24 assets, covering every category, risk level, status and contract type', () => {
    const values = (of: (asset: RwaAssetSummary) => string) => new Set(all.map(of));
    expect(all.length).toBeGreaterThanOrEqual(24);
    expect(values(({ category }) => category.slug).size).toBe(4);
    expect(values(({ risk_level }) => risk_level).size).toBe(4);
    expect(values(({ status }) => status).size).toBe(4);
    expect(values(({ contract_type: { kind, type } }) => `${kind} ${type}`).size).toBe(11);
    expect(values(({ slug }) => slug).size).toBe(all.length);
  });

  it('sorts by status, from active to completed, and lists featured assets first within each', () => {
    const rank = ({ status, featured }: RwaAssetSummary) =>
      ['active', 'pending', 'paused', 'completed'].indexOf(status) * 2 + (featured ? 0 : 1);
    expect(all.map(rank)).toEqual(all.map(rank).sort((a, b) => a - b));
  });

  it('returns every asset in both languages, with no Korean text in the English response', async () => {
    for (const { id } of all) {
      const { body: korean } = await send('GET', `/v1/rwa/assets/${id}/`, { language: 'ko' });
      const { body: english } = await send('GET', `/v1/rwa/assets/${id}/`);
      expect(JSON.stringify(english)).not.toMatch(/[가-힣]/);
      expect(korean.description).toMatch(/[가-힣]/);
      expect(korean.status_reason === null).toBe(korean.status === 'active');
    }
  });

  it('returns consistent yields and lists only existing assets as similar', async () => {
    const known = new Set(all.map(({ id }) => id));
    for (const { id } of all) {
      const asset: RwaAsset = (await send('GET', `/v1/rwa/assets/${id}/`)).body;
      for (const { average_invested, apy, distributed } of asset.yield_history) {
        expect(Number(distributed)).toBeCloseTo((Number(average_invested) * Number(apy)) / 1200, 6);
        expect(Number(average_invested)).toBeLessThanOrEqual(Number(asset.funding.target));
      }
      expect(asset.similar_asset_ids.filter((similar) => !known.has(similar) || similar === id)).toEqual([]);
    }
  });
});

describe('filtering and sorting', () => {
  it.each([
    ['category_id=acg_8fn4z3rd6g', (asset: RwaAssetSummary) => asset.category.slug === 'land'],
    ['risk_level=very_high', (asset: RwaAssetSummary) => asset.risk_level === 'very_high'],
    ['status=paused', (asset: RwaAssetSummary) => asset.status === 'paused'],
    ['contract_kind=sale', (asset: RwaAssetSummary) => asset.contract_type.kind === 'sale'],
    ['featured=true', (asset: RwaAssetSummary) => asset.featured],
    ['featured=false', (asset: RwaAssetSummary) => !asset.featured],
    [
      'status=active&contract_kind=rental&risk_level=low',
      ({ status, contract_type, risk_level }: RwaAssetSummary) =>
        status === 'active' && contract_type.kind === 'rental' && risk_level === 'low',
    ],
  ])('returns exactly the assets that match %s', async (query, keeps) => {
    const found = await list(`&${query}`);
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ id }) => id)).toEqual(all.filter(keeps).map(({ id }) => id));
  });

  it.each(['애월', 'AEWOL', 'aewol jeju', '애월 resort', '애월'.normalize('NFD')])(
    'finds Aewol by the search terms %s',
    async (words) => {
      const found = await list(`&search=${encodeURIComponent(words)}`);
      expect(found.map(({ id }) => id)).toContain(AEWOL);
    },
  );

  it.each(['100%', '_', '\\', "'; drop table rwa_assets; --", 'no such place'])(
    'treats the search term %j as literal text',
    async (words) => {
      const { status, body } = await send('GET', `/v1/rwa/assets/?search=${encodeURIComponent(words)}`);
      expect(status).toBe(200);
      expect(body.count).toBe(0);
    },
  );

  it.each([
    ['apy_high', ({ expected_apy }: RwaAssetSummary) => -Number(expected_apy)],
    ['apy_low', ({ expected_apy }: RwaAssetSummary) => Number(expected_apy)],
    ['minimum_low', ({ minimum_investment }: RwaAssetSummary) => Number(minimum_investment)],
    ['minimum_high', ({ minimum_investment }: RwaAssetSummary) => -Number(minimum_investment)],
  ])('sorts by %s and then from newest to oldest', async (ordering, key) => {
    const sorted = await list(`&ordering=${ordering}`);
    const expected = [...all].sort(
      (a, b) => key(a) - key(b) || b.created_at.localeCompare(a.created_at) || (a.id < b.id ? -1 : 1),
    );
    expect(sorted.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  });

  it('returns pages without gaps or duplicates and keeps the filters in page links', async () => {
    const seen: string[] = [];
    let next: string | null = '/api/v1/rwa/assets/?page_size=5&ordering=apy_high';
    while (next !== null) {
      const { body } = await send('GET', next.replace('/api', ''));
      expect(body.next === null || body.next.includes('ordering=apy_high')).toBe(true);
      seen.push(...body.results.map(({ id }: RwaAssetSummary) => id));
      next = body.next;
    }
    expect(new Set(seen).size).toBe(all.length);
    expect(seen).toHaveLength(all.length);
    expect((await send('GET', '/v1/rwa/assets/?page=99')).status).toBe(404);
  });

  it('lists by category and by risk, and returns 404 only for an unknown category', async () => {
    const resorts = await send('GET', '/v1/rwa/assets/by_category/?category_id=acg_3hd8w5ny2k&page_size=100');
    expect(resorts.body.count).toBe(all.filter(({ category }) => category.slug === 'resort').length);
    const high = await send('GET', '/v1/rwa/assets/by_risk_level/?risk_level=high&ordering=minimum_low');
    expect(high.body.count).toBe(all.filter(({ risk_level }) => risk_level === 'high').length);
    expect((await send('GET', '/v1/rwa/assets/by_category/?category_id=acg_none')).status).toBe(404);
    expect((await send('GET', '/v1/rwa/assets/?category_id=acg_none')).body.count).toBe(0);
    expect((await send('GET', '/v1/rwa/assets/by_category/')).status).toBe(400);
    expect((await send('GET', '/v1/rwa/assets/by_risk_level/?risk_level=huge')).status).toBe(400);
    expect((await send('GET', '/v1/rwa/assets/?ordering=none&search=')).status).toBe(400);
    expect((await send('GET', '/v1/rwa/assets/ast_none/')).status).toBe(404);
  });

  it('counts the assets of each category', async () => {
    const { body } = await send('GET', '/v1/rwa/categories/');
    expect(body.map(({ slug }: { slug: string }) => slug)).toEqual([
      'resort',
      'residential',
      'commercial',
      'land',
    ]);
    for (const { id, asset_count, active_asset_count } of body) {
      const own = all.filter(({ category }) => category.id === id);
      expect([asset_count, active_asset_count]).toEqual([
        own.length,
        own.filter(({ status }) => status === 'active').length,
      ]);
    }
  });

  it('features only open assets', async () => {
    const { body } = await send('GET', '/v1/rwa/assets/featured/');
    expect(body.length).toBeGreaterThan(1);
    expect(body.every(({ featured, status }: RwaAssetSummary) => featured && status !== 'completed')).toBe(
      true,
    );
  });
});

it('copies only declared parameters to the links of a list', async () => {
  const { body } = await send('GET', '/v1/rwa/assets/?page_size=1&page=2&password=hunter2&access_token=x');
  expect([body.previous, body.next]).toEqual([
    '/api/v1/rwa/assets/?page_size=1&page=1',
    '/api/v1/rwa/assets/?page_size=1&page=3',
  ]);
});
