import '@fundfront/vitest/settled';
import { configure } from '@testing-library/react';

// Limits are for hangs, not for speed: a busy machine takes many times as long.
configure({ asyncUtilTimeout: 15_000 });
