import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Copy, DockerfileParser, From, type Instruction } from 'dockerfile-ast';

export const containerFiles = { api: 'api.Dockerfile', site: 'site.Dockerfile', admin: 'admin.Dockerfile' };
export type ContainerName = keyof typeof containerFiles;

export interface Step {
  keyword: string;
  text: string;
  /** Of a COPY: the stage it copies from; undefined where it is the build context. */
  from?: string | undefined;
}

export interface Stage {
  name: string;
  base: string;
  steps: Step[];
}

function stepOf(instruction: Instruction): Step {
  const text = instruction.getArgumentsContent() ?? '';
  const keyword = instruction.getKeyword();
  // A flag can hold commas and equals signs, and no space.
  const bare = keyword === 'HEALTHCHECK' ? text : text.replace(/^(--\S+\s+)+/, '');
  if (!(instruction instanceof Copy)) return { keyword, text: bare };
  return {
    keyword,
    text: bare,
    from:
      instruction
        .getFlags()
        .find((flag) => flag.getName() === 'from')
        ?.getValue() ?? undefined,
  };
}

export function readStages(name: ContainerName): Stage[] {
  const file = path.join(import.meta.dirname, '../containers', containerFiles[name]);
  const stages: Stage[] = [];
  for (const instruction of DockerfileParser.parse(readFileSync(file, 'utf8')).getInstructions()) {
    if (instruction instanceof From) {
      const stage = instruction.getBuildStage() ?? 'final';
      stages.push({ name: stage, base: instruction.getImage() ?? '', steps: [] });
    } else stages.at(-1)?.steps.push(stepOf(instruction));
  }
  return stages;
}

export function execForm(text: string): string[] {
  const list: unknown = JSON.parse(text.slice(text.indexOf('[')));
  if (!Array.isArray(list) || !list.every((word) => typeof word === 'string'))
    throw new Error(`${text} is no list of words.`);
  return list;
}

export const stepsOf = (stage: Stage | undefined, keyword: string) =>
  stage?.steps.filter((step) => step.keyword === keyword) ?? [];

/** Of an ENV; a value with spaces stands in quotes. */
export const variables = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/(\w+)=(?:"([^"]*)"|(\S+))/g)].map(([, name, quoted, bare]) => [name, quoted ?? bare]),
  );
