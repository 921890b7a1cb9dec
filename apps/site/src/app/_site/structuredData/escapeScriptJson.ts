/** JSON that cannot end the script element that it stands in. */
export function escapeScriptJson(data: object): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
