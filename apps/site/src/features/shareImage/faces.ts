import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '@fundfront/content-model';
import { Blob, Face, Font } from 'harfbuzzjs';

const names = ['brygada-1918', 'hanken-grotesk', 'noto-nastaliq-urdu'] as const;
type Name = (typeof names)[number];

/** The first face that has a letter renders it. */
export type Faces = readonly LoadedFace[];

export interface LoadedFace {
  font: Font;
  unitsPerEm: number;
}

export interface FaceSet {
  display: Faces;
  text: Faces;
}

// The same path while developed, tested and, as the build copies it, deployed.
const folder = path.join(process.cwd(), '../../packages/ui/image-fonts');

async function load(name: Name): Promise<LoadedFace> {
  const face = new Face(new Blob(new Uint8Array(await readFile(path.join(folder, `${name}.ttf`)))));
  return { font: new Font(face), unitsPerEm: face.upem };
}

const loaded = new Map<Name, Promise<LoadedFace>>();

function faceOf(name: Name): Promise<LoadedFace> {
  const face = loaded.get(name) ?? load(name);
  loaded.set(name, face);
  return face;
}

export async function facesOf(locale: Locale): Promise<FaceSet> {
  const [brygada, hanken, nastaliq] = await Promise.all([
    faceOf('brygada-1918'),
    faceOf('hanken-grotesk'),
    faceOf('noto-nastaliq-urdu'),
  ]);
  return locale === 'ur'
    ? { display: [nastaliq, hanken], text: [nastaliq, hanken] }
    : { display: [brygada, hanken, nastaliq], text: [hanken, nastaliq] };
}
