import sanitizeHtml from 'sanitize-html';

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'];
const groups = ['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'clipPath', 'mask', 'pattern', 'marker'];
const paint = ['linearGradient', 'radialGradient', 'stop'];

const attributes = [
  'id',
  'class',
  'xmlns',
  'xmlns:xlink',
  'version',
  'viewBox',
  'preserveAspectRatio',
  'width',
  'height',
  'x',
  'y',
  'x1',
  'x2',
  'y1',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'd',
  'points',
  'transform',
  'role',
  'aria-*',
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-*',
  'opacity',
  'color',
  'display',
  'visibility',
  'clip-path',
  'clip-rule',
  'clipPathUnits',
  'mask',
  'maskUnits',
  'maskContentUnits',
  'marker-*',
  'markerUnits',
  'markerWidth',
  'markerHeight',
  'refX',
  'refY',
  'orient',
  'patternUnits',
  'patternTransform',
  'offset',
  'patternContentUnits',
  'stop-color',
  'stop-opacity',
  'gradientUnits',
  'gradientTransform',
  'spreadMethod',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'dominant-baseline',
  'dx',
  'dy',
  'vector-effect',
  'shape-rendering',
  'paint-order',
  'href',
  'xlink:href',
  'lang',
  'dir',
];

// Anything but a part of the drawing itself could load from elsewhere or run.
const isExternalRef = (name: string, value: string) =>
  (/^(?:xlink:)?href$/.test(name) && !/^#[\w-]+$/.test(value)) || /url\(\s*["']?(?!#)/i.test(value);

function dropExternalRefs(tagName: string, given: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const safeAttributes = Object.entries(given).filter(([name, value]) => !isExternalRef(name, value));
  return { tagName, attribs: Object.fromEntries(safeAttributes) };
}

const allowedTags = [...groups, ...shapes, ...paint];

/** Removes scripts, styles, embedded pages, animation and references to anything outside the drawing. */
export function sanitizeSvg(svg: string): string {
  return sanitizeHtml(svg, {
    allowedTags,
    allowedAttributes: { '*': attributes },
    allowedSchemes: [],
    allowedSchemesAppliedToAttributes: [],
    transformTags: { '*': dropExternalRefs },
    nonTextTags: ['script', 'style', 'foreignObject', 'iframe', 'textarea', 'option', 'noscript'],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
  });
}
