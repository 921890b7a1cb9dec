/** Shows what a template holds, behind it, or takes it away. */
export function templateToggle(template: HTMLTemplateElement): (shown: boolean) => void {
  const content = template.content.firstElementChild?.cloneNode(true);
  return (shown) => {
    if (!content || shown === content.isConnected) return;
    if (shown) template.after(content);
    else content.parentNode?.removeChild(content);
  };
}
