/** A table may scroll inside itself, so it must be a stop of the keyboard; not every browser makes it one. */
const focusableTables = (html: string) => html.replace(/<table(?![^>]*\stabindex)(?=[\s>])/g, '<table tabindex="0"');

/**
 * Attributes that put sanitised HTML into an element. The one door for HTML from content: the API sanitises it when it is
 * written, the site again when it renders, and nothing else may come in here.
 */
export const trustedHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: focusableTables(html) } });
