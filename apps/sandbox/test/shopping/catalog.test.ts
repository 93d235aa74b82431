import { expect, it } from 'vitest';
import { contractExample } from '../../src/core/contract/contract-example.ts';
import { movedToToday } from '../examples.ts';
import { startTestSandbox } from '../sandbox.ts';

const { send, sandbox } = await startTestSandbox();

type Product = { id: string; name: string; price_from: string; rating: number | null };
const list = async (query = '', language: 'ko' | 'en' = 'ko') => {
  const { status, body } = await send('GET', `/v1/shopping/products/${query}`, { language });
  expect(status).toBe(200);
  return body as { count: number; next: string | null; results: Product[] };
};
const ids = (results: readonly Product[]) => results.map((product) => product.id);

it('lists every example product of the contract', async () => {
  for (const [language, example] of [
    ['ko', 'products'],
    ['en', 'productsEnglish'],
  ] as const) {
    const { results } = await list('?page_size=100', language);
    const shown = contractExample<{ results: Product[] }>('listProducts', example);
    for (const product of movedToToday(shown).results) {
      expect(results.find(({ id }) => id === product.id)).toEqual(product);
    }
  }
});

it('has at least 18 products in three categories, each in both languages', async () => {
  const { body: shelves } = await send('GET', '/v1/shopping/categories/', { language: 'ko' });
  expect(shelves.map((shelf: { name: string }) => shelf.name)).toEqual(['리조트 예약', '굿즈', '레스토랑']);
  const counts: number[] = shelves.map((shelf: { product_count: number }) => shelf.product_count);
  const { count, results } = await list('?page_size=100', 'en');
  expect(count).toBe(counts.reduce((sum, each) => sum + each));
  expect(count).toBeGreaterThanOrEqual(18);
  for (const { id } of results) {
    const { body } = await send('GET', `/v1/shopping/products/${id}/`, { language: 'en' });
    expect(JSON.stringify(body)).not.toMatch(/[가-힣]/);
    expect(body.summary.length).toBeLessThanOrEqual(120);
    expect(body.highlights.length).toBeGreaterThanOrEqual(3);
  }
});

// Tonight is sold out in the sandbox if the contract's stay lists it as neither available nor sold out.
it.each([
  ['goods', 'ko'],
  ['restaurant', 'ko'],
  ['villas', 'ko'],
  ['marina', 'ko'],
  ['stay', 'ko'],
  ['stayEnglish', 'en'],
] as const)('returns the product %s as in the contract', async (name, language) => {
  const shown = contractExample<Record<string, unknown> & { id: string }>('getProduct', name);
  const example = movedToToday(shown);
  const { body } = await send('GET', `/v1/shopping/products/${example.id}/`, { language });
  const { rooms, order_limits: limits, ...rest } = body;
  const { rooms: exampleRooms, order_limits: exampleLimits, ...exampleRest } = example;
  expect(rest).toEqual(exampleRest);
  expect(limits).toMatchObject({ maximum_quantity: (exampleLimits as typeof limits).maximum_quantity });
  const fixed = (room: Record<string, unknown>) => ({
    ...room,
    next_available_dates: [],
    sold_out_dates: [],
  });
  expect(rooms.map(fixed)).toEqual((exampleRooms as Record<string, unknown>[]).map(fixed));
});

it('returns no night as both available and sold out', async () => {
  const { body } = await send('GET', '/v1/shopping/products/prd_4wn8d2tk6r/');
  for (const room of body.rooms) {
    expect(room.next_available_dates).toHaveLength(7);
    for (const night of room.next_available_dates) expect(room.sold_out_dates).not.toContain(night);
    expect(room.sold_out_dates.some((night: string) => night.endsWith('-12-24'))).toBe(true);
  }
});

it('serves every photo of a product', async () => {
  const { results } = await list('?page_size=100');
  for (const { id } of results) {
    const { body } = await send('GET', `/v1/shopping/products/${id}/`);
    for (const { url } of [
      ...body.pictures,
      ...body.rooms.map((room: { picture: object }) => room.picture),
    ]) {
      const response = await sandbox.fetch(new Request(`http://sandbox.test${url}`));
      expect([url, response.status]).toEqual([url, 200]);
    }
  }
});

it('searches in both languages and combines filters', async () => {
  const jeju = await list(`?search=${encodeURIComponent('제주')}`);
  expect(ids(jeju.results)).toContain('prd_7gy1v5hc9m');
  expect(ids((await list('?search=JEJU')).results).sort()).toEqual(ids(jeju.results).sort());
  expect((await list('?search=%25')).count).toBe(0);
  const soldOut = await list('?in_stock=false');
  expect(ids(soldOut.results).sort()).toEqual(['prd_1tz6c9hv3k', 'prd_7ws1k5jc3t']);
  const all = await list('?page_size=100');
  expect((await list('?in_stock=true')).count).toBe(all.count - soldOut.count);
  expect((await list('?token=GLID')).count).toBe(0);
  expect((await list('?token=USDT')).count).toBe(all.count);
  expect((await list('?category_id=pcg_2hv7r4qn8b&search=jeju')).results.map(({ name }) => name)).toEqual([
    '제주 감귤 선물세트',
  ]);
  expect((await list('?category_id=pcg_0000000000')).count).toBe(0);
});

it('sorts by price, rating and time, with unrated products last, and paginates', async () => {
  const prices = (await list('?ordering=price_low&page_size=100')).results.map(({ price_from }) =>
    Number(price_from),
  );
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  const ratings = (await list('?ordering=rating_high&page_size=100')).results.map(({ rating }) => rating);
  expect(ratings.at(-1)).toBeNull();
  const rated = ratings.filter((rating) => rating !== null);
  expect(rated).toEqual([...rated].sort((a, b) => b - a));
  expect(
    (await list()).results.slice(0, 2).every((product) => 'featured' in product && product.featured),
  ).toBe(true);

  const seen: string[] = [];
  for (let query: string | undefined = '?page_size=7&ordering=newest'; query; ) {
    const page: Awaited<ReturnType<typeof list>> = await list(query);
    seen.push(...ids(page.results));
    query = page.next?.slice(page.next.indexOf('?'));
  }
  expect(new Set(seen).size).toBe((await list()).count);
  const { status } = await send('GET', '/v1/shopping/products/?page=99');
  expect(status).toBe(404);
});

it('lists a category and returns 404 for an unknown one', async () => {
  const { body } = await send('GET', '/v1/shopping/products/by_category/?category_id=pcg_6mt3k9wd2x');
  expect(body.results.every((product: { kind: string }) => product.kind === 'resort')).toBe(true);
  const { status } = await send('GET', '/v1/shopping/products/by_category/?category_id=pcg_0000000000');
  expect(status).toBe(404);
  expect((await send('GET', '/v1/shopping/products/by_category/')).status).toBe(400);
  expect((await send('GET', '/v1/shopping/products/prd_0000000000/')).status).toBe(404);
});

it('lists the contract’s three examples first on the shop’s front page', async () => {
  const { body } = await send('GET', '/v1/shopping/products/featured/', { language: 'en' });
  expect(body.slice(0, 3)).toEqual(movedToToday(contractExample('listFeaturedProducts', 'featuredEnglish')));
  expect(body.length).toBeLessThanOrEqual(12);
});
