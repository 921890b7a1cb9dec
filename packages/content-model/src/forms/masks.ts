/** Eastern Arabic and Persian digits as an Urdu keyboard types them, in Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

/**
 * As it is typed: digits alone, `+92…` and `0092…` turned into `0…`, with the hyphen after the fourth digit (product
 * specification, section 5). A digit too many stays, for the schema to refuse: cut, it would be the number of somebody else.
 */
export function maskPhone(typed: string): string {
  const latin = latinDigits(typed).trim();
  const digits = latin.replace(/\D/g, '');
  const abroad = /^\+/.test(latin) ? digits.replace(/^92/, '0') : digits.replace(/^0092/, '0');
  // Numbers are often written +92 (0) 300 …: the zero in between is dropped.
  const local = abroad.replace(/^00+/, '0');
  return local.length > 4 ? `${local.slice(0, 4)}-${local.slice(4)}` : local;
}

export function maskCnic(typed: string): string {
  return latinDigits(typed).replace(/\D/g, '');
}

/** Keeps letters of any script, their marks, the non-joiner of Urdu, space, `.`, `'` and `-`. */
export function maskLetters(typed: string): string {
  return typed.replace(/(?<![\p{L}\p{M}])\u200C|[^\p{L}\p{M}\u200C .'’-]/gu, '');
}
