import { Button } from '../controls/Button.tsx';
import { Inline } from '../display/Layout.tsx';
import { Text } from '../display/Text.tsx';
import { useTexts } from '../provider/UiProvider.tsx';
import { useTitle } from './title.ts';

type PaginationProps = {
  /** Name of the paged list, for screen readers. */
  label: string;
  /** Current page, starting at 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
};

/** Buttons for a list's pages. Hidden if there is only one page. */
export function Pagination({ label, page, pages, onPage }: PaginationProps) {
  const t = useTexts();
  useTitle(page > 1 && pages > 1 ? t.common.pagePosition({ page, pages }) : null, 3);
  if (pages < 2) return null;
  return (
    <Inline as="nav" aria-label={label} justify="center" gap="md">
      <Button variant="secondary" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t.common.previousPage()}
      </Button>
      <Text size="sm" numeric aria-current="page">
        {t.common.pagePosition({ page, pages })}
      </Text>
      <Button variant="secondary" size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t.common.nextPage()}
      </Button>
    </Inline>
  );
}
