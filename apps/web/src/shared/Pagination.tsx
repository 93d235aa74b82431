import { Button } from '../design/controls/Button.tsx';
import { Inline } from '../design/display/Layout.tsx';
import { Text } from '../design/display/Text.tsx';
import { useWords } from '../i18n/words.ts';

type PaginationProps = {
  /** Name of the list that is paged, for screen readers. */
  label: string;
  /** Counted from 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
};

/** Steps through the pages of a list; nothing when there is only one. */
export function Pagination({ label, page, pages, onPage }: PaginationProps) {
  const words = useWords();
  if (pages < 2) return null;
  return (
    <Inline as="nav" aria-label={label} justify="center" gap="md">
      <Button variant="secondary" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {words.common.previousPage()}
      </Button>
      <Text size="sm" numeric aria-current="page">
        {words.common.pageOf({ page, pages })}
      </Text>
      <Button variant="secondary" size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {words.common.nextPage()}
      </Button>
    </Inline>
  );
}
