import { inertBody } from '@fundfront/ui/trustedHtml';

export function htmlToPlainText(html: string): string {
  return (inertBody(html).textContent ?? '').trim();
}
