import type { BusinessSection } from '@gli/sdk';
import { useListBusinessContent } from '@gli/sdk/react';
import { keepPreviousData } from '@tanstack/react-query';

/** Returns a section's text entries. All sections share one request. */
export function useContentEntries(section: BusinessSection) {
  return useListBusinessContent(
    {},
    {
      query: {
        placeholderData: keepPreviousData,
        select: (all) => all.filter((entry) => entry.section === section),
      },
    },
  );
}
