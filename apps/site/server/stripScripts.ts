const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

const isData = (attributes: string) => /\btype="application\/(?:ld\+)?json"/.test(attributes);
const isFileOfNext = (attributes: string) => /\ssrc="\/_next\/[^"]+"/.test(attributes);
const isInlineOfNext = (code: string) =>
  /^\s*(?:self\.__next_\w+|\(self\.__next_\w+\s*=|\(globalThis\["TURBOPACK"\]|requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);?$)/.test(
    code,
  );

/** Preloads of fonts stay: sheets are in the page, and scripts taken out. @param link a header */
export function withoutPreloads(link: string): string {
  return link
    .split(/,\s*(?=<)/)
    .filter((each) => !/\bas="(?:style|script)"/.test(each))
    .join(', ');
}

/**
 * Takes out the scripts that Next writes: islands make live what must be. Data stays. Throws where a script is none of
 * these, as one that puts late parts of a page in their place: without it the page would not be whole.
 */
export function stripScripts(html: string): string {
  return html
    .replace(script, (whole, attributes: string, code: string) => {
      if (isData(attributes)) return whole;
      if (isFileOfNext(attributes) || isInlineOfNext(code)) return '';
      throw new Error(`Next wrote a script that is not known: ${whole.slice(0, 200)}`);
    })
    .replace(scriptPreload, '');
}
