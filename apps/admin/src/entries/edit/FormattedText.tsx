import type { Locale } from '@fundfront/content-model';
import { Prose } from '@fundfront/ui/components/Prose';
import { inertBody } from '@fundfront/ui/trustedHtml';
import { nameBlocks, useBlockNames } from '../blockNames.ts';

/** @param html as saved: the API has cleaned it */
export function FormattedText({ html, locale }: { html: string; locale: Locale }) {
  const nameOf = useBlockNames([html], locale);
  const body = inertBody(html);
  nameBlocks(body, nameOf);
  return <Prose html={body.innerHTML} />;
}
