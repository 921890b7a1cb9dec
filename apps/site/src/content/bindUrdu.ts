/** The same response, in which the last word of "until …" never stands in a line of its own. */
export function bindUrdu<Response>(response: Response): Response {
  const json = JSON.stringify(response);
  const bound = json.replace(/ (?=تک["\\<۔،؛:.)])/g, '\u00a0');
  return bound === json ? response : JSON.parse(bound);
}
