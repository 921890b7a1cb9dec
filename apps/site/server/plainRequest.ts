import type { IncomingHttpHeaders } from 'node:http';

export interface PlainRequest {
  method: 'GET';
  url: string;
  headers: IncomingHttpHeaders;
}

const maxBytes = 8_192;
const letterG = 0x47;

/** RFC 9112, 3 and 5, without what it lets a lenient reader accept: every line ends in CR LF, none is folded. */
const wholeHead = /^GET (\/[!-~]*) HTTP\/1\.1\r\n((?:[\w!#$%&'*+.^`|~-]+:[\t -~\x80-\xff]*\r\n)+)\r\n$/;

const withMoreThanHead = new Set(['content-length', 'transfer-encoding', 'expect', 'upgrade', 'trailer']);

const [space, tab] = [0x20, 0x09];

function isBlank(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === space || code === tab;
}

/** Of blanks alone: `trim` would take a Latin-1 space for one too. */
function valueBetween(lines: string, from: number, end: number): string {
  let [first, last] = [from, end];
  while (first < last && isBlank(lines, first)) first += 1;
  while (last > first && isBlank(lines, last - 1)) last -= 1;
  return lines.slice(first, last);
}

function readFields(lines: string): IncomingHttpHeaders | null {
  const headers: IncomingHttpHeaders = {};
  for (let from = 0; from < lines.length; ) {
    const colon = lines.indexOf(':', from);
    const end = lines.indexOf('\r\n', colon);
    const name = lines.slice(from, colon).toLowerCase();
    if (withMoreThanHead.has(name) || headers[name] !== undefined) return null;
    headers[name] = valueBetween(lines, colon + 1, end);
    from = end + 2;
  }
  return headers;
}

/**
 * A GET that is a whole head and nothing else, in the plainest of its shapes: what this accepts, every reader of HTTP
 * takes for the same request, so that no two of them can disagree where the next begins.
 * @returns null for all else, which is for Node's own reader to accept or refuse
 */
export function readPlainRequest(chunk: Buffer): PlainRequest | null {
  if (chunk[0] !== letterG || chunk.length > maxBytes) return null;
  const [, url, lines] = wholeHead.exec(chunk.toString('latin1')) ?? [];
  if (url === undefined || lines === undefined) return null;
  const headers = readFields(lines);
  if (headers?.host === undefined) return null;
  if (headers.connection !== undefined && headers.connection.toLowerCase() !== 'keep-alive') return null;
  return { method: 'GET', url, headers };
}
