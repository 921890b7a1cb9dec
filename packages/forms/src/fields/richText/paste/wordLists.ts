const levelOf = (paragraph: Element): number =>
  Number(/mso-list:\s*\S+\s+level(\d+)/i.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);

const isMarker = (element: Element) => /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? '');

/** The bullet or number that Word writes into the paragraph; removed from it. */
function takeMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll('span')].find(isMarker);
  marker?.remove();
  return (marker?.textContent ?? '').replace(/[\s\u00a0]+/g, '');
}

interface OpenList {
  level: number;
  list: Element;
}

function newList(paragraph: Element, marker: string): Element {
  const number = /^\(?(?:(\d+)|[a-z]{1,2}|[ivxlc]+)[.)]/i.exec(marker);
  const list = paragraph.ownerDocument.createElement(number ? 'ol' : 'ul');
  if (number?.[1] && number[1] !== '1') list.setAttribute('start', number[1]);
  return list;
}

/** Word's lists are paragraphs that only look like one. */
export function makeWordLists(body: Element): void {
  let open: OpenList[] = [];
  let after: Element | null = null;
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = levelOf(paragraph);
    if (level === 0) continue;
    if (after === null || paragraph.previousElementSibling !== after) open = [];
    const marker = takeMarker(paragraph);
    open = open.filter((each) => each.level <= level);
    let current = open.at(-1);
    if (!current || current.level < level) {
      const list = newList(paragraph, marker);
      if (current) (current.list.lastElementChild ?? current.list).append(list);
      else paragraph.before(list);
      current = { level, list };
      open.push(current);
    }
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    current.list.append(item);
    after = open[0]?.list ?? null;
    paragraph.remove();
  }
}
