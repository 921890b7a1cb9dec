import { isMediaPath, isSafeLink } from '@fundfront/content-model';
import { richTextElements } from '@fundfront/content-model/richText';
import { inertBody } from '@fundfront/ui/trustedHtml';
import { allowedAttributes } from '../nodes/attributes.ts';

const isHarmless = (name: string, value: string): boolean =>
  name === 'src' ? isMediaPath(value) : name !== 'href' || isSafeLink(value.trim());

function copyInto(target: ParentNode, from: Node): void {
  for (const child of from.childNodes) {
    if (child instanceof Text) target.append(child.data);
    if (!(child instanceof Element) || /^(?:script|style|template|noscript)$/.test(child.localName)) continue;
    if (!richTextElements[child.localName]) {
      copyInto(target, child);
      continue;
    }
    const copy = document.createElement(child.localName);
    for (const [name, value] of Object.entries(allowedAttributes(child))) {
      if (isHarmless(name, value)) copy.setAttribute(name, value);
    }
    copyInto(copy, child);
    target.append(copy);
  }
}

/** Safe to be shown here, wherever the HTML came from. */
export function allowedCopy(html: string): DocumentFragment {
  const copy = document.createDocumentFragment();
  copyInto(copy, inertBody(html));
  return copy;
}
