// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

const good = { API_URL: 'http://127.0.0.1:4000', PUBLIC_SITE_URL: 'https://www.example.com/' };

describe('environment', () => {
  it('fills in what has a default and trims addresses', () => {
    expect(readEnv(good)).toEqual({
      ADMIN_PORT: 3001,
      HOST: '127.0.0.1',
      API_URL: 'http://127.0.0.1:4000',
      PUBLIC_SITE_URL: 'https://www.example.com',
      PUBLIC_ADMIN_URL: 'http://localhost:3001',
      TRUST_PROXY: false,
      LOG_LEVEL: 'info',
      METRICS_HOST: '127.0.0.1',
      OTEL_TRACES_SAMPLER_ARG: 1,
    });
  });

  it.each([
    [{ ...good, ADMIN_PORT: '70000' }, /^ADMIN_PORT is "70000"/],
    [{ ...good, ADMIN_PORT: 'x' }, /^ADMIN_PORT is "x"/],
    [{ ...good, API_URL: '' }, /^API_URL is missing/],
    [{ ...good, PUBLIC_SITE_URL: 'ftp://x.example' }, /^PUBLIC_SITE_URL is "ftp/],
    [{ ...good, OTEL_TRACES_SAMPLER_ARG: '2' }, /^OTEL_TRACES_SAMPLER_ARG is "2"/],
    [{ ...good, TRUST_PROXY: 'yes' }, /^TRUST_PROXY is "yes"/],
  ])('stops with a sentence that names the variable', (source, sentence) => {
    expect(() => readEnv(source)).toThrow(sentence);
  });
});
