// @vitest-environment node
import { gradePage } from '@fundfront/observatory';
import { expect, it } from 'vitest';
import { pageHeaders } from './securityHeaders.ts';
import { withStyles } from './stylePolicy.ts';

const origins = { publicSiteUrl: 'https://www.sample.test', publicAdminUrl: 'https://staff.sample.test' };
const policyOf = (captcha: 'recaptcha' | 'hcaptcha' | null, path = '/home') =>
  withStyles(pageHeaders({ ...origins, captcha }, true)(path));

it.each([null, 'recaptcha', 'hcaptcha'] as const)(
  'is graded A+ by the observatory with the captcha %s',
  async (captcha) => {
    const headers = { ...policyOf(captcha), 'content-type': 'text/html' };
    const html = '<!doctype html><html lang="en"><script type="module" src="/islands/main.js"></script></html>';
    const { grade } = await gradePage(`${origins.publicSiteUrl}/home`, new Response(html, { headers }));
    expect(grade).toBe('A+');
  },
);

it('asks for trusted types but where a captcha service writes markup', () => {
  expect(policyOf(null)['content-security-policy']).toContain("require-trusted-types-for 'script'");
  const policy = policyOf('hcaptcha')['content-security-policy'];
  expect(policy).not.toContain('trusted-types');
  expect(policy).toContain("script-src 'self' https://hcaptcha.com");
});

it('lets pages of the past call nobody', () => {
  expect(policyOf('hcaptcha', '/as-of/token/home')['content-security-policy']).toContain("connect-src 'none'");
});

it('lets share pictures be shown by other sites, and pages by none', () => {
  for (const path of ['/og/en/home', '/preview/share.png']) {
    expect(policyOf(null, path)['cross-origin-resource-policy']).toBe('cross-origin');
  }
  expect(policyOf(null)['cross-origin-resource-policy']).toBe('same-origin');
});
