import { bold } from './terminal.mjs';

/**
 * The only time that they are shown.
 * @param {NonNullable<import('./prepare.mjs').PrepareResult['admin']>} admin
 */
export function credentials(admin) {
  return [
    `  ${bold('First administrator')}${admin.password === null ? '' : ' (shown only this once; change it after login)'}`,
    `  E-mail        ${admin.email}`,
    `  Password      ${admin.password ?? 'as given in ADMIN_PASSWORD'}`,
    '',
  ].join('\n');
}

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {import('./prepare.mjs').PrepareResult['admin']} admin
 */
export function banner(settings, admin) {
  return [
    '',
    `  ${bold('Fundfront is running')}`,
    '',
    `  Public site   ${settings.publicSiteUrl}`,
    `  Staff login   ${settings.publicAdminUrl}/fb-f-cms-admin-login`,
    `  API           http://localhost:${settings.apiPort}`,
    '',
    ...(admin ? [credentials(admin)] : []),
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}
