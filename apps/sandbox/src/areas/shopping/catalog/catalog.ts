import type { Product, ProductOrdering, ProductSummary, ShoppingCategory, Token } from '@gli/sdk';
import { and, asc, between, desc, eq, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { OperationRequest, Viewing } from '../../../core/contract/handler.ts';
import { readPage } from '../../../core/contract/paging.ts';
import type { Database } from '../../../core/data/database.ts';
import { searchable } from '../../../core/text/searchable.ts';
import type { Language } from '../../../core/text/text.ts';
import { toKoreanDate } from '../../../core/time/time.ts';
import type { CalendarDay } from '../days.ts';
import { productRooms, products, shoppingCategories, stockLevels } from '../schema.ts';
import { getBookableDays } from './availability.ts';
import { productView, REVIEWS_NEEDED, summaryView } from './product-view.ts';

const MAX_FEATURED = 12;

type ProductFilter = {
  readonly categoryId?: string | undefined;
  readonly search?: string | undefined;
  readonly inStock?: boolean | undefined;
  readonly token?: Token | undefined;
};

export async function readCategories(db: Database, language: Language): Promise<ShoppingCategory[]> {
  const rows = await db
    .select({
      category: shoppingCategories,
      count: db.$count(products, eq(products.categoryId, shoppingCategories.id)),
    })
    .from(shoppingCategories)
    .orderBy(asc(shoppingCategories.position));
  return rows.map(({ category: { id, slug, kind, icon, position, texts }, count }) => ({
    id,
    slug,
    kind,
    ...texts[language],
    icon,
    product_count: count,
    position,
  }));
}

type Listing = Pick<OperationRequest<'listProducts'>, 'db' | 'url' | 'now' | 'language'> & {
  readonly query: Parameters<typeof readPage>[0]['query'] & { readonly ordering?: ProductOrdering };
};

export function readProducts({ db, url, query, now, language }: Listing, filter: ProductFilter) {
  const { ordering = 'recommended' } = query;
  const where = buildCondition(filter, now);
  const rows = listed(db, now)
    .where(where)
    .orderBy(...buildOrder(ordering, language));
  return readPage({ url, query }, db.$count(products, where), rows, (row) => summaryView(row, language));
}

/** Returns the products on the shop's front page, in editorial order. */
export async function readFeaturedProducts(
  db: Database,
  { now, language }: Viewing,
): Promise<ProductSummary[]> {
  const rows = await listed(db, now)
    .where(isNotNull(products.featuredPosition))
    .orderBy(asc(products.featuredPosition))
    .limit(MAX_FEATURED);
  return rows.map((row) => summaryView(row, language));
}

/** Selects one product with rooms and availability. Null if it is not found. */
export async function readProduct(
  db: Database,
  id: string,
  { now, language }: Viewing,
): Promise<Product | null> {
  const [row] = await listed(db, now).where(eq(products.id, id));
  if (!row) return null;
  const today = toKoreanDate(now);
  const days = getBookableDays(row.product, today);
  const rooms = await db
    .select()
    .from(productRooms)
    .where(eq(productRooms.productId, id))
    .orderBy(asc(productRooms.nightlyPrice));
  const inPeriod = days === null ? isNull(stockLevels.day) : between(stockLevels.day, days.from, days.until);
  const stock = await db
    .select()
    .from(stockLevels)
    .where(and(eq(stockLevels.productId, id), inPeriod));
  return productView(row, { rooms, stock, today }, language);
}

function listed(db: Database, now: Date) {
  return db
    .select({ product: products, category: shoppingCategories, inStock: inStock(toKoreanDate(now)) })
    .from(products)
    .innerJoin(shoppingCategories, eq(shoppingCategories.id, products.categoryId))
    .$dynamic();
}

function buildCondition(filter: ProductFilter, now: Date): SQL | undefined {
  const available = inStock(toKoreanDate(now));
  return and(
    filter.categoryId === undefined ? undefined : eq(products.categoryId, filter.categoryId),
    filter.search === undefined
      ? undefined
      : sql`strpos(${products.searchText}, ${searchable(filter.search)}) > 0`,
    filter.inStock === undefined ? undefined : filter.inStock ? available : not(available),
    filter.token === undefined ? undefined : sql`${products.acceptedTokens} ? ${filter.token}`,
  );
}

function buildOrder(ordering: ProductOrdering, language: Language): SQL[] {
  const name = asc(language === 'ko' ? products.nameKo : products.nameEn);
  const shownRating = sql`case when ${products.reviewCount} < ${REVIEWS_NEEDED} then null else ${products.rating} end desc nulls last`;
  switch (ordering) {
    case 'newest':
      return [desc(products.createdAt), name];
    case 'price_low':
      return [asc(products.priceFrom), name];
    case 'price_high':
      return [desc(products.priceFrom), name];
    case 'rating_high':
      return [shownRating, name];
    default:
      return [sql`${products.featuredPosition} is null`, shownRating, desc(products.reviewCount), name];
  }
}

/**
 * Creates an SQL condition that is true if any part of a product can be ordered, such as a piece of goods, or a night
 * or seating in the bookable period. Nights and seatings without a row are available, so the full ones are counted and
 * compared with the length of the period.
 */
function inStock(today: CalendarDay): SQL<boolean> {
  const from = sql`(${today}::date + ${products.bookableAfterDays})`;
  const until = sql`least(${from} + ${products.bookableDays} - 1, ${products.bookableUntilOn})`;
  const dayCount = sql`(${until} - ${from} + 1)`;
  const fullCount = (condition: SQL) => sql`(
    select count(*) from ${stockLevels}
    where ${stockLevels.productId} = ${products.id} and ${condition}
      and ${stockLevels.day} between ${from} and ${until} and ${stockLevels.taken} >= ${stockLevels.capacity})`;
  return sql<boolean>`case ${products.kind}
    when 'goods' then exists (
      select 1 from ${stockLevels}
      where ${stockLevels.productId} = ${products.id} and ${stockLevels.taken} < ${stockLevels.capacity})
    when 'resort' then exists (
      select 1 from ${productRooms}
      where ${productRooms.productId} = ${products.id}
        and ${fullCount(sql`${stockLevels.slot} = ${productRooms.roomType}`)} < ${dayCount})
    else ${fullCount(sql`true`)} < ${dayCount} * jsonb_array_length(${products.visitTimes})
  end`;
}
