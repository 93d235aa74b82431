import { useListProjectFeatures } from '@gli/sdk/react';
import { Card, LinkRow, LinkRows, LoadingRegion, QueryError, RowsSkeleton } from '@gli/ui';

/** The platform's other services, with links to their pages. */
export function ServicesSection() {
  const features = useListProjectFeatures();
  if (features.isPending) {
    return (
      <LoadingRegion>
        <Card>
          <RowsSkeleton count={6} />
        </Card>
      </LoadingRegion>
    );
  }
  if (!features.data) return <QueryError query={features} />;
  return (
    <LinkRows>
      {features.data
        .filter(({ app_path: path }) => path !== '/help-center')
        .map(({ id, title, summary, app_path: path }) => (
          <LinkRow key={id} href={path} title={title} note={summary} />
        ))}
    </LinkRows>
  );
}
