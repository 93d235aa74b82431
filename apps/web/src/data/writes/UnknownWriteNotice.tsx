import { Button, Inline, Spinner, Stack, Text, type UnknownWrite } from '@gli/ui';
import { useTranslations } from '@/i18n';

/** Says that a write's outcome is being read, or lets the member decide about a write that was not found. */
export function UnknownWriteNotice({ write: { text, choice } }: { write: UnknownWrite }) {
  const t = useTranslations();
  return (
    <Stack gap="sm">
      <Text size="sm" role="status">
        {text}
      </Text>
      <Inline gap="sm">
        {choice ? (
          <>
            <Button size="sm" onClick={choice.sendAgain}>
              {t.common.sendAgain()}
            </Button>
            <Button variant="secondary" size="sm" onClick={choice.drop}>
              {choice.dropLabel}
            </Button>
          </>
        ) : (
          <Spinner aria-hidden />
        )}
      </Inline>
    </Stack>
  );
}
