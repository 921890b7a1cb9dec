export function isSamePageLink({ href, target }: { href: string; target: string }, currentUrl: string): boolean {
  const [to] = href.split('#');
  const [page] = currentUrl.split('#');
  return to === page && (target === '' || target === '_self');
}

/** With script a trigger is a button: a link may not say that it opens a dialog of this page. */
function buttonOf(link: HTMLAnchorElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  button.setAttribute('aria-label', link.getAttribute('aria-label') ?? '');
  button.setAttribute('aria-haspopup', 'dialog');
  button.append(...link.childNodes);
  link.replaceWith(button);
  return button;
}

export function startMobileMenu(box: HTMLElement, signal: AbortSignal): void {
  const panel = box.querySelector('dialog');
  if (!panel) return;
  const options = { signal };
  for (const link of box.querySelectorAll<HTMLAnchorElement>('a[data-opens-at]')) {
    const { opensAt = '' } = link.dataset;
    const open = () => {
      panel.showModal();
      panel.querySelector<HTMLElement>(opensAt)?.focus();
    };
    buttonOf(link).addEventListener('click', open, options);
  }
  const close = () => panel.close();
  panel.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest('[data-close], a') : null;
      if (pressed && (!(pressed instanceof HTMLAnchorElement) || isSamePageLink(pressed, location.href))) close();
    },
    options,
  );
  // On a wider screen the menu bar has taken over, and what the panel made inert would stay so.
  window.addEventListener('resize', () => box.getClientRects().length === 0 && close(), options);
  window.addEventListener('pagehide', close, options);
}
