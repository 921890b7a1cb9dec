import { alertRoutes } from '../modules/alerts/routes.ts';
import { auditRoutes } from '../modules/audit/routes.ts';
import { autosaveRoutes } from '../modules/autosave/routes.ts';
import { captchaRoutes } from '../modules/captcha/routes.ts';
import { contentRoutes } from '../modules/content/routes.ts';
import { cutOffRoutes } from '../modules/cutOffs/routes.ts';
import { dashboardRoutes } from '../modules/dashboard/routes.ts';
import { disclosureRoutes } from '../modules/disclosures/routes.ts';
import { documentRoutes } from '../modules/documents/routes.ts';
import { formRoutes } from '../modules/forms/routes.ts';
import { fundMonthRoutes } from '../modules/fundMonths/routes.ts';
import { importRoutes } from '../modules/import/routes.ts';
import { inboxRoutes } from '../modules/inbox/routes.ts';
import { ledgerRoutes } from '../modules/ledger/routes.ts';
import { libraryRoutes } from '../modules/library/routes.ts';
import { linkRoutes } from '../modules/links/routes.ts';
import { mediaRoutes } from '../modules/media/routes.ts';
import { menuRoutes } from '../modules/menu/routes.ts';
import { momentRoutes } from '../modules/moment/routes.ts';
import { navRoutes } from '../modules/nav/routes.ts';
import { notificationRoutes } from '../modules/notifications/routes.ts';
import { operationsRoutes } from '../modules/operations/routes.ts';
import { parityRoutes } from '../modules/parity/routes.ts';
import { passkeyRoutes } from '../modules/passkeys/routes.ts';
import { passwordRoutes } from '../modules/password/routes.ts';
import { postRoutes } from '../modules/post/routes.ts';
import { presenceRoutes } from '../modules/presence/routes.ts';
import { priceRoutes } from '../modules/prices/routes.ts';
import { probeRoutes } from '../modules/probe/routes.ts';
import { readRoutes } from '../modules/read/routes.ts';
import { redirectRoutes } from '../modules/redirects/routes.ts';
import { releaseRoutes } from '../modules/release/routes.ts';
import { reviewRoutes } from '../modules/review/routes.ts';
import { roleRoutes } from '../modules/roles/routes.ts';
import { secondStepRoutes } from '../modules/secondStep/routes.ts';
import { sessionRoutes } from '../modules/session/routes.ts';
import { settingsRoutes } from '../modules/settings/routes.ts';
import { sheetRoutes } from '../modules/sheets/routes.ts';
import { siteRoutes } from '../modules/site/routes.ts';
import { subscriptionRoutes } from '../modules/subscription/routes.ts';
import { tokenRoutes } from '../modules/tokens/routes.ts';
import { totpRoutes } from '../modules/totp/routes.ts';
import { usersRoutes } from '../modules/users/routes.ts';
import { viewRoutes } from '../modules/views/routes.ts';
import { webhookRoutes } from '../modules/webhooks/routes.ts';
import { docsRoutes } from './docsPage.ts';
import type { App } from './types.ts';

/** A call of the content model without a route fails the tests. */
export const modules: readonly ((app: App) => void)[] = [
  alertRoutes,
  autosaveRoutes,
  auditRoutes,
  captchaRoutes,
  contentRoutes,
  cutOffRoutes,
  dashboardRoutes,
  docsRoutes,
  disclosureRoutes,
  documentRoutes,
  formRoutes,
  fundMonthRoutes,
  linkRoutes,
  mediaRoutes,
  ledgerRoutes,
  libraryRoutes,
  importRoutes,
  inboxRoutes,
  menuRoutes,
  momentRoutes,
  navRoutes,
  passkeyRoutes,
  passwordRoutes,
  notificationRoutes,
  operationsRoutes,
  parityRoutes,
  postRoutes,
  presenceRoutes,
  priceRoutes,
  probeRoutes,
  releaseRoutes,
  reviewRoutes,
  readRoutes,
  redirectRoutes,
  roleRoutes,
  secondStepRoutes,
  sessionRoutes,
  settingsRoutes,
  sheetRoutes,
  siteRoutes,
  subscriptionRoutes,
  tokenRoutes,
  totpRoutes,
  usersRoutes,
  viewRoutes,
  webhookRoutes,
];
