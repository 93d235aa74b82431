import { configure } from '@testing-library/react';

// A generous timeout that only catches hangs, because a busy machine takes many times longer.
configure({ asyncUtilTimeout: 30_000 });
