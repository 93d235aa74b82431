type Page<Row> = { results: readonly Row[]; next: string | null };

/**
 * Every row of a paged list, one page after the other. A row that moved to the next page while they were read, because
 * a newer one came in before it, is taken once.
 */
export async function allPages<Row extends { id: string }>(
  readPage: (page: number) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    const { results, next } = await readPage(page);
    for (const row of results) rows.set(row.id, row);
    if (next === null || results.length === 0) return [...rows.values()];
  }
}
