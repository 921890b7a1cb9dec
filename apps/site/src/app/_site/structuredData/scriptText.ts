/** JSON that cannot end the script element that it stands in. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
