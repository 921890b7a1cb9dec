import type { CaptchaService, calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { verifyAudit } from '../audit/verifyAudit.ts';
import { countFailedMails, countUndelivered, databaseVersion } from './queries.ts';

type CheckResults = ResponseOf<typeof calls.systemCheck>;

async function runCheck(
  ctx: Ctx,
  name: string,
  check: () => Promise<string>,
  what = '',
): Promise<CheckResults[number]> {
  try {
    return { name, ok: true, detail: what + (await check()) };
  } catch (error) {
    // The error may name hosts and folders: it belongs in the log, not on a screen.
    ctx.log.error({ err: error, check: name }, 'system check failed');
    return { name, ok: false, detail: `${what}Does not answer. The log of the API says why.` };
  }
}

const captchaNames: Record<CaptchaService, string> = {
  recaptcha: 'reCAPTCHA answers and knows our keys',
  hcaptcha: 'hCaptcha answers and knows our keys',
  altcha: 'Self-hosted, since no service has keys: it slows robots down and keeps none out',
};

/** Mails that were given up count too: somebody waits for them. */
function checkMail(ctx: Ctx): Promise<CheckResults[number]> {
  const { mail } = ctx.ports;
  return runCheck(
    ctx,
    'Mail',
    async () => {
      await mail.check();
      const failed = await countFailedMails(ctx.db);
      if (failed > 0) throw new Error(`${failed} mails were given up`);
      const waiting = await countUndelivered(ctx.db, 'mail');
      return waiting > 0 ? `Answers now; ${waiting} mails are tried again` : 'Answers';
    },
    `${mail.label}. `,
  );
}

export async function systemCheck({ ctx }: { ctx: Ctx }): Promise<CheckResults> {
  return [
    await runCheck(ctx, 'Database', () => databaseVersion(ctx.db)),
    await runCheck(
      ctx,
      'File store',
      async () => {
        await ctx.ports.files.check();
        return 'Can be written and read';
      },
      `${ctx.ports.files.label}. `,
    ),
    await runCheck(ctx, 'Public site', async () => {
      await ctx.ports.site.revalidate({ tags: [], paths: [] });
      return ctx.env.SITE_URL.join(', ') || 'No site is configured';
    }),
    await runCheck(ctx, 'Messages to the site', async () => {
      const waiting = await countUndelivered(ctx.db, 'site');
      if (waiting > 0) throw new Error(`${waiting} messages wait`);
      return 'All delivered';
    }),
    await checkMail(ctx),
    await runCheck(ctx, 'Captcha', async () => {
      await ctx.ports.captcha.check();
      return captchaNames[ctx.ports.captcha.service];
    }),
    await runCheck(ctx, 'Journal', async () => {
      const verification = await verifyAudit({ ctx });
      if (!verification.ok) throw new Error(verification.text);
      return `${verification.rows} rows, none changed`;
    }),
  ];
}
