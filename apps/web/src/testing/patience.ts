import { configure } from '@testing-library/react';

// For hangs only: a busy machine takes many times as long.
configure({ asyncUtilTimeout: 30_000 });
