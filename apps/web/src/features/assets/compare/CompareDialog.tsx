import { Stack } from '../../../design/display/Layout.tsx';
import { Table } from '../../../design/display/Table.tsx';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { ErrorState } from '../../../design/feedback/ErrorState.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import { comparisonOf } from './comparison.tsx';
import type { ComparedAsset } from './use-compared-assets.ts';

type CompareDialogProps = { compared: readonly ComparedAsset[]; open: boolean; onClose: () => void };

/** Up to three assets side by side, a line for each term. */
export function CompareDialog({ compared, open, onClose }: CompareDialogProps) {
  const t = useTranslations();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="lg"
      title={t.rwaAssets.compareTitle()}
      description={t.rwaAssets.compareText()}
      closeLabel={t.common.close()}
    >
      <Comparison compared={compared} />
    </Dialog>
  );
}

function Comparison({ compared }: Pick<CompareDialogProps, 'compared'>) {
  const t = useTranslations();
  const formats = useFormats();
  const errorText = useErrorText();
  const loaded = compared.flatMap(({ asset }) => asset.data ?? []);
  const failed = compared.find(({ asset }) => asset.isError && !asset.data)?.asset;
  const isLoading = compared.some(({ asset }) => asset.isPending);
  return (
    <Stack gap="md">
      {loaded.length > 0 ? (
        <Table
          caption={t.rwaAssets.compareTitle()}
          captionHidden
          phone="scroll"
          rows={comparisonOf(t, formats)}
          rowKey={({ term }) => term}
          columns={[
            { id: 'term', header: t.rwaAssets.compareFact(), rowHeader: true, cell: ({ term }) => term },
            ...loaded.map((asset) => ({
              id: asset.id,
              header: asset.name,
              cell: (row: ReturnType<typeof comparisonOf>[number]) => row.of(asset),
            })),
          ]}
        />
      ) : null}
      {isLoading ? (
        <LoadingRegion label={t.common.loading()}>
          <Skeleton />
          <Skeleton width="most" />
          <Skeleton width="half" />
        </LoadingRegion>
      ) : null}
      {failed ? (
        <ErrorState
          title={t.rwa.loadErrorTitle()}
          description={errorText(failed.error)}
          retryLabel={t.common.retry()}
          onRetry={() => void failed.refetch()}
          busy={failed.isFetching}
        />
      ) : null}
    </Stack>
  );
}
