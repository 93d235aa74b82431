import { configure } from '@testing-library/react';

// Only limits hangs, because a busy machine takes many times as long.
configure({ asyncUtilTimeout: 30_000 });
