import { freePorts } from '@fundfront/start/ports';
import { readSettings } from '@fundfront/start/settings';
import { firstAdmin } from './people.ts';

const inherited = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'CI'];

/** Nothing of the developer's own, above all no DATABASE_URL, so that no test ever writes where it must not. */
export function testEnvironment(): NodeJS.ProcessEnv {
  const own = Object.fromEntries(inherited.map((name) => [name, process.env[name]]));
  return {
    ...own,
    LOG_LEVEL: 'info',
    ADMIN_EMAIL: firstAdmin.email,
    ADMIN_PASSWORD: firstAdmin.password,
    // A challenge that is solved at once: no test waits for work that proves nothing.
    CAPTCHA_COST: '1',
    // Receivers of webhooks are the tests themselves.
    WEBHOOKS_TO_LOOPBACK: 'true',
  };
}

export async function testSettings(dataDir: string) {
  const [site, admin, api] = await freePorts(3);
  return readSettings({
    SITE_PORT: String(site),
    ADMIN_PORT: String(admin),
    API_PORT: String(api),
    DATA_DIR: dataDir,
  });
}
