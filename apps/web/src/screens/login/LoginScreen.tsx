import { Card } from '../../design/Card.tsx';
import { Container, Stack } from '../../design/Layout.tsx';
import { useWords } from '../../i18n/words.ts';
import { PageHead } from '../../parts/PageHead.tsx';
import { LoginForm } from './LoginForm.tsx';

/** Log-in. The guard takes whoever is signed in onwards: to the address's `redirect`, else home. */
export default function LoginScreen() {
  const words = useWords();
  return (
    <Container css={{ maxWidth: '28rem' }}>
      <Stack gap="lg">
        <PageHead title={words.login.heading()} lead={words.login.lead()} />
        <Card>
          <LoginForm />
        </Card>
      </Stack>
    </Container>
  );
}
