import { expect, it } from 'vitest';
import { readEnv } from './env.ts';
import { captchaKeys } from './formSettings.ts';
import { s3Settings } from './s3Settings.ts';
import { StartupError } from './startupError.ts';

it.each([
  ['API_PORT', '70000'],
  ['DATABASE_URL', 'mysql://somewhere'],
  ['DATABASE_OWNER_URL', 'somewhere'],
  ['SESSION_SECRET', 'too short'],
  ['SESSION_SECRET', 'changeme'.repeat(5)],
  ['PUBLIC_SITE_URL', 'www.example.test'],
  ['ADMIN_EMAIL', 'nobody'],
  ['LOG_LEVEL', 'loud'],
  ['S3_BUCKET', 'My Bucket'],
  ['S3_ENDPOINT', 'https://key:secret@s3.example.test'],
  ['S3_FORCE_PATH_STYLE', 'yes'],
  ['CAPTCHA_SERVICE', 'altcha'],
  ['CAPTCHA_COST', '0'],
  ['SMTP_URL', 'mail.example.test'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'A <a@example.test>\r\nBcc: b@example.test'],
  ['PRIVACY_SECRET', 'too short'],
])('refuses %s=%s in a sentence that names it', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} must [^\\n]+\\.$`));
});

it('takes nothing, and an empty value as nothing', () => {
  expect(readEnv({ API_PORT: '', DATABASE_URL: '' })).toEqual(readEnv({}));
  expect(readEnv({})).toMatchObject({ API_PORT: 4000, HOST: '127.0.0.1', CORS_ORIGINS: [] });
});

it('takes addresses with or without a slash at their end', () => {
  expect(readEnv({ PUBLIC_SITE_URL: 'https://www.example.test/' }).PUBLIC_SITE_URL).toBe('https://www.example.test');
});

const bucket = { S3_BUCKET: 'uploads' };
const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hush-hush' };
const endpoint = { S3_ENDPOINT: 'https://s3.example.test/' };

it.each([
  ['S3_BUCKET must be set where S3_ACCESS_KEY_ID is.', keys],
  ['S3_BUCKET must be set where S3_FORCE_PATH_STYLE is.', { S3_FORCE_PATH_STYLE: 'true' }],
  ['S3_SECRET_ACCESS_KEY must be set where S3_ACCESS_KEY_ID is.', { ...bucket, S3_ACCESS_KEY_ID: 'id' }],
  ['S3_ACCESS_KEY_ID must be set where S3_SECRET_ACCESS_KEY is.', { ...bucket, S3_SECRET_ACCESS_KEY: 'hush-hush' }],
  ['S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set where S3_ENDPOINT is.', { ...bucket, ...endpoint }],
  ['S3_REGION must be set where S3_BUCKET is without S3_ENDPOINT.', { ...bucket, ...keys }],
])('says of half a file store: %s', (sentence, given) => {
  expect(() => readEnv(given)).toThrow(new StartupError(sentence));
});

it('takes a whole file store, and none', () => {
  expect(s3Settings(readEnv({}))).toBeUndefined();
  expect(s3Settings(readEnv({ ...bucket, ...keys, ...endpoint, S3_FORCE_PATH_STYLE: 'true' }))).toEqual({
    bucket: 'uploads',
    region: 'us-east-1',
    endpoint: 'https://s3.example.test',
    credentials: { accessKeyId: 'id', secretAccessKey: 'hush-hush' },
    forcePathStyle: true,
  });
  const atAmazon = { bucket: 'uploads', region: 'ap-south-1', forcePathStyle: false };
  expect(s3Settings(readEnv({ ...bucket, S3_REGION: 'ap-south-1' }))).toEqual(atAmazon);
});

const captcha = { CAPTCHA_SITE_KEY: 'public', CAPTCHA_SECRET: 'hush-hush' };

it.each([
  ['CAPTCHA_SECRET must be set where CAPTCHA_SITE_KEY is.', { CAPTCHA_SITE_KEY: 'public' }],
  ['CAPTCHA_SITE_KEY must be set where CAPTCHA_SECRET is.', { CAPTCHA_SECRET: 'hush-hush' }],
  ['CAPTCHA_SITE_KEY and CAPTCHA_SECRET must be set where CAPTCHA_SERVICE is.', { CAPTCHA_SERVICE: 'hcaptcha' }],
  ['CAPTCHA_SITE_KEY and CAPTCHA_SECRET must be set where NODE_ENV is production.', { NODE_ENV: 'production' }],
  ['MAIL_FROM must be set where SMTP_URL is.', { SMTP_URL: 'smtp://mail.example.test' }],
])('says of half a set-up of forms: %s', (sentence, given) => {
  expect(() => readEnv(given)).toThrow(new StartupError(sentence));
});

it('takes a captcha service, by default for the host of the site', () => {
  expect(captchaKeys(readEnv({}))).toBeUndefined();
  const site = { NODE_ENV: 'production', PUBLIC_SITE_URL: 'https://www.example.test:8443' };
  expect(captchaKeys(readEnv({ ...site, ...captcha }))).toMatchObject({
    service: 'recaptcha',
    hostnames: ['www.example.test'],
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
  });
  const named = { ...captcha, CAPTCHA_SERVICE: 'hcaptcha', CAPTCHA_HOSTNAMES: 'a.test, b.test' };
  expect(captchaKeys(readEnv(named))).toMatchObject({
    service: 'hcaptcha',
    hostnames: ['a.test', 'b.test'],
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
  });
});
