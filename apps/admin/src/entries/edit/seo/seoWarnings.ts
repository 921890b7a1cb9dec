import { limits } from '@fundfront/content-model';
import { isNoindex, type Seo } from '@fundfront/content-model/seo';

interface Facts {
  seo: Seo;
  /** Titles of other entries of the type that are the same. */
  sameTitle: boolean;
  kind: string;
}

const lengthOf = (text: string | null) => [...(text ?? '')].length;

export function seoWarnings({ seo, sameTitle, kind }: Facts): string[] {
  const long = lengthOf(seo.description) > limits.seoDescriptionLength;
  return [
    seo.title === '' ? 'There is no title yet.' : null,
    lengthOf(seo.title) > limits.seoTitleLength ? 'The title is long: search engines will cut it.' : null,
    sameTitle ? `Another ${kind.toLowerCase()} has the same title. Say what is different here.` : null,
    seo.description === null ? 'There is no description: search engines will pick words from the page.' : null,
    long ? 'The description is long: search engines will cut it.' : null,
    isNoindex(seo.robots) ? 'Search engines are asked to leave this page out.' : null,
  ].filter((warning) => warning !== null);
}

export function seoCounts({ title, description }: Seo): string {
  return [
    `Title ${lengthOf(title)} of ${limits.seoTitleLength}`,
    `Description ${lengthOf(description)} of ${limits.seoDescriptionLength}`,
  ].join(' · ');
}
