import { formNames, forms } from '@fundfront/content-model';
import { allCalls } from '@fundfront/content-model/wire/allCalls';
import { gradePage } from '@fundfront/observatory';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ruleset, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemasOf } from '../../../test/documented.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import type { OpenApiDocument } from './openApiDocument.ts';

let api: TestApi;
let text: string;
let document: OpenApiDocument;
beforeAll(async () => {
  api = await openTestApi({
    env: { PUBLIC_SITE_URL: 'https://www.sample.test', PUBLIC_ADMIN_URL: 'https://staff.sample.test' },
  });
  text = await (await api.request('/api/openapi.json')).text();
  document = JSON.parse(text);
});
afterAll(() => api?.close());

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

describe('the description of the running API', () => {
  it('passes the recommended rules of Redocly', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: text, config, absoluteRef: 'openapi.json' });
    expect(problems.map(({ severity, ruleId, message }) => `${severity} ${ruleId}: ${message}`)).toEqual([]);
  });

  it('passes the recommended rules of Spectral', async () => {
    const spectral = new Spectral();
    spectral.setRuleset(new Ruleset({ extends: [[oas, 'recommended']] }));
    const problems = await spectral.run(document);
    expect(problems.map(({ code, message, path }) => `${code}: ${message} (${path.join('/')})`)).toEqual([]);
  });

  it('holds every route, each with a name of its own', () => {
    const names = operations().map(({ operation }) => operation.operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(Object.keys(allCalls)));
    const redirects = [...api.app.raw].filter(({ answer }) => answer === 'redirect');
    expect(names).toHaveLength(api.app.calls.size + api.app.raw.size - redirects.length);
  });

  it('says where the API is, and under which addresses', () => {
    expect(document.servers.map(({ url }) => url)).toEqual(['https://staff.sample.test', 'https://www.sample.test']);
  });

  it('asks for what forms ask for, and for no more', () => {
    for (const name of formNames) {
      const operation = operations().find(({ operation: { operationId } }) => operationId === name)?.operation;
      const schema = operation?.requestBody?.content['application/json']?.schema;
      const wanted = Object.entries(forms[name].fields).filter(
        ([, field]) => field.kind !== 'hidden' && field.required,
      );
      expect(schema, name).toMatchObject({ additionalProperties: false });
      const { required } = Object.assign({ required: [] }, schema);
      expect(required, name).toEqual(expect.arrayContaining([...wanted.map(([key]) => key), 'recaptcha_token']));
      expect(required, name).not.toContain('lang');
    }
  });

  it('gives examples that fit their schemas', () => {
    const { problemOf } = schemasOf(document);
    const bodies = operations().flatMap(({ path, method, operation }) =>
      Object.entries(operation.requestBody?.content ?? {}).map(([type, { example }]) => ({
        at: ['paths', path, method, 'requestBody', 'content', type, 'schema'],
        example,
      })),
    );
    const errors = Object.entries(document.components.responses).flatMap(([name, { content }]) =>
      Object.entries(content).map(([type, { example }]) => ({
        at: ['components', 'responses', name, 'content', type, 'schema'],
        example,
      })),
    );
    const examples = [...bodies, ...errors].filter(({ example }) => example !== undefined);
    expect(examples.length).toBeGreaterThan(formNames.length + errors.length);
    expect(examples.flatMap(({ at, example }) => problemOf(at, example) ?? [])).toEqual([]);
  });

  it('is held against answers by a validator that finds what is wrong', () => {
    const { problemOf } = schemasOf(document);
    const ofReceipt = [
      'paths',
      '/api/forms/contact',
      'post',
      'responses',
      '200',
      'content',
      'application/json',
      'schema',
    ];
    expect(problemOf(ofReceipt, { ok: true })).toContain('must have required property');
    expect(problemOf(['components', 'schemas', 'Error'], { error: 'x', text_code: 'UNHEARD_OF' })).toContain(
      'text_code',
    );
  });

  it('is a page to read, too', async () => {
    const response = await api.request('/api/docs');
    const page = await response.text();
    for (const { operation } of operations()) expect(page).toContain(`id="${operation.operationId}"`);
    expect(page).not.toMatch(/<script|\son\w+=|style="/);
    expect(await gradePage('https://staff.sample.test/api/docs', new Response(page, response))).toMatchObject({
      grade: 'A+',
    });
  });
});
