import { useSearch } from 'wouter';
import { useSideMenus } from '@/data';
import { Column } from './HelpColumn.styles.ts';
import { useShellSlots } from './slots.ts';

/** Column for the help panel and the guides. Its content loads on demand. */
export function HelpColumn() {
  const { right, presentation } = useSideMenus();
  const { helpPanel, guide } = useShellSlots();
  const isGuided = useSearch().includes('guide=');
  return (
    <Column id="help" data-side state={presentation === 'drawer' ? 'drawer' : right}>
      {right === 'hidden' ? null : helpPanel}
      {isGuided ? guide : null}
    </Column>
  );
}
