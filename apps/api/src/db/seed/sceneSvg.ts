/** Drawings, because no photograph of a fictional event exists. */
const colours = {
  ...{ night: '#06182A', navy: '#0A2238', sea: '#11304C', deep: '#064A4E', teal: '#0B757A', mint: '#4FB0AF' },
  ...{ mist: '#A8D8D5', pale: '#EDF6F5', gold: '#C6933B', sun: '#E0B25C', sand: '#F8EED9', paper: '#FFFFFF' },
} as const;

type Colour = keyof typeof colours;

const size = { width: 1200, height: 800 };

const fill = (colour: Colour, opacity = 1) => `fill="${colours[colour]}"${opacity < 1 ? ` opacity="${opacity}"` : ''}`;
const rect = (x: number, y: number, width: number, height: number, colour: Colour, opacity?: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${fill(colour, opacity)}/>`;
const round = (x: number, y: number, width: number, height: number, radius: number, colour: Colour) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${fill(colour)}/>`;
const disc = (x: number, y: number, radius: number, colour: Colour, opacity?: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" ${fill(colour, opacity)}/>`;
const shape = (points: string, colour: Colour, opacity?: number) =>
  `<polygon points="${points}" ${fill(colour, opacity)}/>`;
const line = (d: string, colour: Colour, width: number) =>
  `<path d="${d}" fill="none" stroke="${colours[colour]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

const each = (count: number, render: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => render(at)).join('');

function star(x: number, y: number, radius: number, colour: Colour, opacity?: number): string {
  const corner = (turn: number, distance: number) =>
    `${Math.round(x + distance * Math.cos(turn))},${Math.round(y + distance * Math.sin(turn))}`;
  const points = Array.from({ length: 16 }, (_, at) =>
    corner((at * Math.PI) / 8, at % 2 === 0 ? radius : radius * 0.765),
  );
  return shape(points.join(' '), colour, opacity);
}

const person = (x: number, y: number, scale: number, body: Colour, head: Colour) =>
  `<path d="M${x - 46 * scale} ${y + 130 * scale}v${-50 * scale}a${46 * scale} ${46 * scale} 0 0 1 ${92 * scale} 0v${50 * scale}z" ${fill(body)}/>${disc(x, y, 28 * scale, head)}`;

const row = (count: number, y: number, scale: number, body: Colour, head: Colour, shift = 0) =>
  each(count, (at) => person(((at + 0.5) * size.width) / count + shift, y, scale, body, head));

const scenes = {
  audience: () =>
    rect(0, 0, 1200, 800, 'navy') +
    round(300, 90, 600, 340, 12, 'pale') +
    line('M350 370C450 360 500 300 580 310S720 220 850 150', 'teal', 14) +
    disc(850, 150, 18, 'gold') +
    row(9, 520, 0.9, 'deep', 'mint') +
    row(7, 610, 1.2, 'teal', 'sand') +
    row(6, 735, 1.5, 'sea', 'sun'),
  speaker: () =>
    rect(0, 0, 1200, 800, 'pale') +
    rect(0, 640, 1200, 160, 'mist') +
    each(3, (at) => disc(640 + at * 190, 560 - at * 60, 50 + at * 34, at === 2 ? 'gold' : 'sun')) +
    each(3, (at) => star(640 + at * 190, 560 - at * 60, 28 + at * 18, 'sand')) +
    person(280, 380, 2.6, 'teal', 'navy') +
    round(180, 600, 200, 200, 8, 'navy'),
  questions: () =>
    rect(0, 0, 1200, 800, 'sand') +
    round(120, 120, 440, 260, 40, 'teal') +
    shape('220,360 320,360 220,460', 'teal') +
    round(640, 220, 440, 240, 40, 'navy') +
    shape('980,440 880,440 980,540', 'navy') +
    round(300, 500, 420, 200, 40, 'gold') +
    each(3, (at) => disc(240 + at * 100, 250, 26, 'pale')) +
    line('M740 340l60 60 180-130', 'mist', 26) +
    each(4, (at) => rect(370 + at * 80, 640 - at * 28, 44, 20 + at * 28, 'paper')),
  hall: () =>
    rect(0, 0, 1200, 800, 'night') +
    disc(980, 150, 70, 'sun') +
    each(5, (at) => star(120 + at * 190, 90 + (at % 2) * 70, 10, 'sand', 0.8)) +
    rect(80, 330, 1040, 390, 'sea') +
    each(6, (at) => {
      const x = 130 + at * 162;
      return `<path d="M${x} 680V480a60 60 0 0 1 120 0V680z" ${fill(at % 3 === 1 ? 'gold' : 'sun')}/>`;
    }) +
    rect(0, 720, 1200, 80, 'deep'),
  tea: () =>
    rect(0, 0, 1200, 800, 'mist') +
    disc(600, 400, 330, 'paper') +
    star(600, 400, 210, 'pale') +
    star(600, 400, 120, 'mint', 0.5) +
    each(6, (at) => {
      const turn = (at * Math.PI) / 3;
      const [x, y] = [Math.round(600 + 240 * Math.cos(turn)), Math.round(400 + 240 * Math.sin(turn))];
      return disc(x, y, 62, 'teal') + disc(x, y, 44, at % 2 ? 'gold' : 'sun');
    }),
  stage: () =>
    rect(0, 0, 1200, 800, 'night') +
    shape('250,0 350,0 760,640 140,640', 'teal', 0.35) +
    shape('850,0 950,0 1060,640 440,640', 'gold', 0.3) +
    rect(120, 620, 960, 60, 'deep') +
    rect(60, 680, 1080, 120, 'navy') +
    row(5, 480, 1.1, 'mint', 'sand'),
  trophy: () =>
    rect(0, 0, 1200, 800, 'teal') +
    star(600, 340, 330, 'deep', 0.6) +
    line('M430 220c-110 0-110 170 40 190M770 220c110 0 110 170-40 190', 'sun', 24) +
    `<path d="M430 170h340v130a170 170 0 0 1-340 0z" ${fill('gold')}/>` +
    rect(575, 460, 50, 90, 'gold') +
    round(480, 545, 240, 40, 8, 'sun') +
    round(430, 585, 340, 130, 8, 'navy') +
    star(600, 285, 62, 'sand'),
  steps: () =>
    rect(0, 0, 1200, 800, 'pale') +
    rect(160, 560, 290, 240, 'mint') +
    rect(450, 440, 300, 360, 'teal') +
    rect(750, 620, 290, 180, 'deep') +
    person(305, 430, 1.2, 'navy', 'gold') +
    person(600, 310, 1.2, 'gold', 'navy') +
    person(895, 490, 1.2, 'sea', 'sun'),
  team: () =>
    rect(0, 0, 1200, 800, 'deep') +
    each(24, (at) => star(100 + (at % 8) * 143, 90 + Math.floor(at / 8) * 143, 58, 'teal', at % 2 ? 0.9 : 0.5)) +
    row(7, 470, 1.5, 'sand', 'navy') +
    row(6, 630, 1.7, 'mist', 'gold'),
  trees: () =>
    rect(0, 0, 1200, 800, 'sand') +
    disc(860, 260, 150, 'sun') +
    rect(0, 600, 1200, 200, 'mint') +
    each(5, (at) => {
      const [x, height] = [150 + at * 225, 120 + at * 45];
      return (
        rect(x - 8, 620 - height, 16, height, 'navy') + disc(x, 600 - height, 44 + at * 14, at % 2 ? 'teal' : 'deep')
      );
    }),
} as const;

export type Scene = keyof typeof scenes;

export function sceneSvg(scene: Scene): Uint8Array {
  const { width, height } = size;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  return new TextEncoder().encode(`${open}${scenes[scene]()}</svg>`);
}
