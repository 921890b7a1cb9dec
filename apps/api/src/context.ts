import type { ContentTypeName, CustomRole, Role } from '@fundfront/content-model';
import type { Logger } from 'pino';
import type { Db } from './db/client.ts';
import type { Connections } from './db/handle.ts';
import type { JobsPort } from './db/jobs/jobs.ts';
import type { StatementLog } from './db/statementLog.ts';
import type { Env } from './env.ts';
import type { CaptchaPort } from './ports/captcha.ts';
import type { Clock } from './ports/clock.ts';
import type { FileStore } from './ports/files.ts';
import type { MailPort } from './ports/mail.ts';
import type { SitePort } from './ports/site.ts';
import type { WebhookPort } from './ports/webhooks.ts';
import type { Rounds } from './rounds.ts';
import type { Secrets } from './secrets.ts';

export type { Logger };

export interface UserActor {
  kind: 'user';
  userId: string;
  sessionId: string;
  name: string;
  roles: readonly Role[];
  customRoles: readonly CustomRole[];
  /** A role asks for a second step that the person has not set up: only its set-up is open. */
  secondStepDue?: boolean;
  /** Set where an import acts for the person: its own permission replaces those of the verbs that it uses. */
  through?: 'import';
  /** With `through`: what this person does is approved where they approved the import. */
  importId?: string;
}

/** A system actor is the product itself: roles do not bind it; publishing policies do, except for shipped samples. */
export type Actor =
  | UserActor
  | { kind: 'system'; name: 'seed' | 'system' }
  | { kind: 'token'; tokenId: string; types: readonly ContentTypeName[] }
  | { kind: 'anonymous' };

export interface Ports {
  clock: Clock;
  site: SitePort;
  files: FileStore;
  mail: MailPort;
  captcha: CaptchaPort;
  jobs: JobsPort;
  webhooks: WebhookPort;
}

/** What the public saw at a moment, with the figures of the days up to it as they were known then or later. */
export interface PastMoment {
  at: Date;
  /** When the figures were known; null for the moment itself. */
  knownAt: Date | null;
}

/** `db` is the database, or the transaction that the verb runs in. */
export interface Ctx {
  /** Set where the past is read, and nothing else can be done. */
  past?: PastMoment;
  db: Db;
  ports: Ports;
  actor: Actor;
  requestId: string;
  log: Logger;
  env: Env;
  statementLog: StatementLog;
  rounds: Rounds;
  connections: () => Connections | null;
  secrets: Secrets;
  /** Empty outside a request. */
  ip: string;
}

/** The product itself, while it makes its sample content: nobody is told of that one by one. */
export const isSeed = ({ actor }: Pick<Ctx, 'actor'>): boolean => actor.kind === 'system' && actor.name === 'seed';
