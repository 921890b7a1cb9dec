import { defineConfig } from 'vitest/config';

// Limits are for hangs, not for speed: a busy machine takes many times as long.
export default defineConfig({ test: { testTimeout: 60_000, hookTimeout: 60_000 } });
