import { useDebounced } from '../browser/use-debounced.ts';
import { VisuallyHidden } from '../display/VisuallyHidden.tsx';

/** Time without a change after which a sentence is announced, in ms. Longer than a pause while typing. */
const SETTLED_MS = 800;

/**
 * Announces live figures to screen readers as one sentence, once they have stayed the same for a moment. The page shows
 * them elsewhere. The first sentence is not announced. Don't include a countdown, which never settles.
 * @param children the sentence, or null while there is nothing to announce
 */
export function LiveSummary({ children }: { children: string | null }) {
  return <VisuallyHidden role="status">{useDebounced(children, SETTLED_MS)}</VisuallyHidden>;
}
