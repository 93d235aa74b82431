import { configure } from '@testing-library/react';

// Only a hang reaches it. A busy machine takes many times as long.
configure({ asyncUtilTimeout: 30_000 });
