import { captchaRoutes } from '../modules/captcha/routes.ts';
import { contentRoutes } from '../modules/content/routes.ts';
import { dashboardRoutes } from '../modules/dashboard/routes.ts';
import { formRoutes } from '../modules/forms/routes.ts';
import { importRoutes } from '../modules/import/routes.ts';
import { inboxRoutes } from '../modules/inbox/routes.ts';
import { mediaRoutes } from '../modules/media/routes.ts';
import { menuRoutes } from '../modules/menu/routes.ts';
import { navRoutes } from '../modules/nav/routes.ts';
import { postRoutes } from '../modules/post/routes.ts';
import { probeRoutes } from '../modules/probe/routes.ts';
import { sessionRoutes } from '../modules/session/routes.ts';
import { settingsRoutes } from '../modules/settings/routes.ts';
import { siteRoutes } from '../modules/site/routes.ts';
import { subscriptionRoutes } from '../modules/subscription/routes.ts';
import { totpRoutes } from '../modules/totp/routes.ts';
import { usersRoutes } from '../modules/users/routes.ts';
import { docsRoutes } from './docsPage.ts';
import type { App } from './types.ts';

/** A call of the content model without a route fails the tests. */
export const modules: readonly ((app: App) => void)[] = [
  captchaRoutes,
  contentRoutes,
  dashboardRoutes,
  docsRoutes,
  formRoutes,
  mediaRoutes,
  importRoutes,
  inboxRoutes,
  menuRoutes,
  navRoutes,
  postRoutes,
  probeRoutes,
  sessionRoutes,
  settingsRoutes,
  siteRoutes,
  subscriptionRoutes,
  totpRoutes,
  usersRoutes,
];
