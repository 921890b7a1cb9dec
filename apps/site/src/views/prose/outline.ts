import { anchorsOf } from '@fundfront/content-model/anchors';
import { htmlToLine } from '@fundfront/content-model/htmlToText';

const heading = /<h2((?:\s[^>]*)?)>(.*?)<\/h2>/gs;

/** Ids that an editor gave stay. @param html sanitised, so that every tag is closed and in lower case */
export function outlineOf(html: string): { html: string; sections: { id: string; label: string }[] } {
  const found = [...html.matchAll(heading)].map(([, attributes = '', inner = '']) => ({
    own: /\sid="([^"]+)"/.exec(attributes)?.[1],
    label: htmlToLine(inner),
  }));
  const given = [...html.matchAll(/<[^>]*\sid="([^"]+)"/g)].map(([, id = '']) => id);
  const anchors = anchorsOf(
    found.map(({ label }) => label),
    given,
  );
  const sections = found.map(({ own, label }, index) => ({ id: own ?? anchors[index] ?? '', label }));
  let next = 0;
  const marked = html.replace(heading, (whole) => {
    const { own } = found[next] ?? {};
    const id = anchors[next] ?? '';
    next += 1;
    return own === undefined ? whole.replace(/^<h2/, `<h2 id="${id}"`) : whole;
  });
  return { html: marked, sections: sections.filter(({ label }) => label !== '') };
}
