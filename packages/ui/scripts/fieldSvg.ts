import { type FieldName, fields } from '../src/pattern/geometry/fields.ts';
import { girih } from '../src/pattern/geometry/girih.ts';
import { palette } from '../src/tokens/palette.ts';

export function fieldSvg(name: FieldName): string {
  const { stroke, ...options } = fields[name];
  const { width, height } = options;
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const line = `fill="none" stroke="${palette.teal400}" stroke-width="${stroke}" stroke-miterlimit="10"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path ${line} d="${girih(options)}"/></svg>\n`;
}
