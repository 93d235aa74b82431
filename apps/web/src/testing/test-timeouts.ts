import { configure } from '@testing-library/react';

// Only catches hangs, because a busy machine takes many times longer.
configure({ asyncUtilTimeout: 30_000 });
