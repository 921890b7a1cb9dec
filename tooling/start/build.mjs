import { runCommandOrFail } from './runCommand.mjs';

const apps = ['@fundfront/api', '@fundfront/site', '@fundfront/admin'];

/**
 * What has not changed comes from turbo's cache.
 * @param {AbortSignal} signal
 */
export async function buildApps(signal) {
  const args = ['run', 'build', ...apps.map((app) => `--filter=${app}`), '--output-logs=errors-only'];
  await runCommandOrFail('turbo', args, signal, 'The build failed. The output above says where.');
}
