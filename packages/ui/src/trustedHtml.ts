interface TrustedTypes {
  // A browser's TrustedHTML, which it takes wherever a text of HTML is taken.
  createPolicy(
    name: string,
    rules: { createHTML?: (html: string) => string; createScriptURL?: (url: string) => string | null },
  ): { createHTML(html: string): string };
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

/** The name that content policies allow (`trusted-types`). */
const policyName = 'fundfront';

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * Marks HTML as fit to be parsed or rendered, where a content policy asks for that (`require-trusted-types-for 'script'`):
 * only what passes here can become markup.
 * @param html sanitised, or for a document that loads and runs nothing
 */
export function trustedHtml(html: string): string {
  policy ??= globalThis.trustedTypes?.createPolicy(policyName, { createHTML: (text) => text });
  return policy ? policy.createHTML(html) : html;
}

/** HTML in a document that loads nothing and runs nothing. */
export function inertBody(html: string): HTMLElement {
  return new DOMParser().parseFromString(trustedHtml(html), 'text/html').body;
}
