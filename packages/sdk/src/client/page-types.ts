import type { CallArguments } from './call-options.ts';

/** A page of a list. `next` and `previous` are URLs, or null if there is no such page. */
export type AnyPage = { count: number; next: string | null; previous: string | null; results: unknown[] };

export type ResponseOf<Paths, Path extends keyof Paths> = Paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : never;

/** Paths whose GET returns a page of a list. */
export type PagedPath<Paths> = {
  [Path in keyof Paths]: [ResponseOf<Paths, Path>] extends [never]
    ? never
    : ResponseOf<Paths, Path> extends AnyPage
      ? Path
      : never;
}[keyof Paths];

/** A paged list. Each iteration starts again at the first requested page. */
export type Pages<Page> = AsyncIterable<ItemOf<Page>> & {
  /** Iterates over the pages. */
  byPage: () => AsyncIterable<Page>;
  /** Returns the first items, at most `limit`. Fetches only the pages that contain them. */
  toArray: (options: { limit: number }) => Promise<ItemOf<Page>[]>;
};

export type ItemOf<Page> = Page extends { results: (infer Item)[] } ? Item : never;

/** Iterates over the items of a paged list. */
export type PagesCall<Paths> = <Path extends PagedPath<Paths>>(
  path: Path,
  ...init: CallArguments<Paths, Path, 'get'>
) => Pages<ResponseOf<Paths, Path>>;
