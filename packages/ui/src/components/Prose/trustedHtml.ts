/**
 * Attributes that put sanitised HTML into an element. The one door for HTML from content: the API sanitises it when it is
 * written, the site again when it renders, and nothing else may come in here.
 */
export const trustedHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });
