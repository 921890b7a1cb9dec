import { Agent, get } from 'node:http';

/** Rejects for anything but 200. */
function fetchOnce(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () =>
        response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${url}: ${response.statusCode}`)),
      );
    }).on('error', reject);
  });
}

export async function pagesPerSecond(url: string, { connections = 16, seconds = 5 } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const bytes = await fetchOnce(url, agent);
  const end = performance.now() + seconds * 1000;
  let responses = 0;
  const client = async () => {
    while (performance.now() < end) {
      await fetchOnce(url, agent);
      responses += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return { perSecond: Math.round(responses / seconds), bytes };
}
