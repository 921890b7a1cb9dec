import { env } from './env.ts';

/** A wrong environment stops the server with a sentence, instead of failing page by page. */
export function checkEnvironment(): void {
  try {
    env();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
