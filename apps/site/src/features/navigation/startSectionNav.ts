/** Below where a section comes to rest that its link leads to: the last that reaches into it is the one being read. */
const readingLine = '-35% 0px -60%';

const middleOf = (element: Element) => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

function mark(link: HTMLAnchorElement): void {
  if (link.hasAttribute('aria-current')) return;
  link.setAttribute('aria-current', 'location');
  // Not `scrollIntoView`, which would scroll the page as well.
  const list = link.closest('ul');
  list?.scrollBy({ left: middleOf(link) - middleOf(list) });
}

/** Marks the link of the section that is being read. @param signal ends it */
export function startSectionNav(nav: HTMLElement, signal: AbortSignal): void {
  const linkOf = new Map<Element, HTMLAnchorElement>();
  for (const link of nav.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const target = document.getElementById(link.hash.slice(1));
    if (target) linkOf.set(target.closest('section') ?? target, link);
  }
  const reading = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) reading.add(target);
        else reading.delete(target);
      }
      const current = [...linkOf.keys()].findLast((section) => reading.has(section));
      for (const [section, link] of linkOf) {
        if (section === current) mark(link);
        else link.removeAttribute('aria-current');
      }
    },
    { rootMargin: readingLine },
  );
  for (const section of linkOf.keys()) observer.observe(section);
  signal.addEventListener('abort', () => observer.disconnect());
}
