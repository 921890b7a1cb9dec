/** In px, of a text in a font such as `20px Arial`. */
export type Measure = (text: string, font: string) => number;

let context: CanvasRenderingContext2D | null | undefined;

/** Where nothing can be measured, a letter is taken to be half as wide as it is high. */
export const measureText: Measure = (text, font) => {
  if (context === undefined) context = document.createElement('canvas').getContext('2d');
  if (!context) return [...text].length * (Number.parseFloat(font) / 2);
  context.font = font;
  return context.measureText(text).width;
};

/** Cut after a whole word, as search engines do. */
export function cutToWidth(text: string, width: number, font: string, measure: Measure = measureText): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (measure(line, font) <= width) return line;
  const words = line.split(' ');
  while (words.length > 1 && measure(`${words.join(' ')} …`, font) > width) words.pop();
  return `${words.join(' ')} …`;
}
