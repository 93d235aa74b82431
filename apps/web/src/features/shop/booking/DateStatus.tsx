import { Text } from '@gli/ui';

type DateStatusProps = { error: string | null; children: string };

/** The selected dates or the next step below a calendar, or the reason why the dates can't be ordered. */
export const DateStatus = ({ error, children }: DateStatusProps) => (
  <>
    <div role="alert">
      {error === null ? null : (
        <Text size="sm" tone="danger" weight="medium">
          {error}
        </Text>
      )}
    </div>
    <Text size="sm" role="status">
      {error === null ? children : null}
    </Text>
  </>
);
