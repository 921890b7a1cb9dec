const coloured = process.stdout.isTTY === true && !process.env.NO_COLOR;

/** @param {string} text */
export const bold = (text) => (coloured ? `\u001b[1m${text}\u001b[0m` : text);

/** @param {string} text */
const dim = (text) => (coloured ? `\u001b[2m${text}\u001b[0m` : text);

/** @param {string} text */
export function print(text) {
  process.stdout.write(`${text}\n`);
}

/** @param {string} label @param {string} line */
export function printServerLine(label, line) {
  process.stdout.write(`${dim(`${label.padEnd(5)} |`)} ${line}\n`);
}

export function createOutputBuffer() {
  /** @type {[label: string, line: string][] | undefined} */
  let buffered = [];
  const flush = () => {
    const lines = buffered ?? [];
    buffered = undefined;
    for (const [label, line] of lines) printServerLine(label, line);
  };
  return {
    /** @param {string} label @param {string} line */
    log(label, line) {
      if (buffered) buffered.push([label, line]);
      else printServerLine(label, line);
    },
    flush,
    discard() {
      buffered = undefined;
    },
  };
}
