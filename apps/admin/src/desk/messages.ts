import type { AnswerOf, calls } from '@fundfront/content-model/wire';

type Overview = Pick<AnswerOf<typeof calls.deskOverview>, 'drafts' | 'behind' | 'undelivered' | 'sampleFunds'>;

export interface Message {
  title: string;
  note: string;
  href: string;
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** What waits for somebody, the most urgent first. */
export function messagesOf({ drafts, behind, undelivered, sampleFunds }: Overview): Message[] {
  const messages: (Message | false)[] = [
    undelivered > 0 && {
      title: `${count(undelivered, 'change has', 'changes have')} not reached the public site`,
      note: 'They are sent again by themselves. If this stays, see the system check.',
      href: '/admin/dashboard',
    },
    behind > 0 && {
      title: `${count(behind, 'page is', 'pages are')} behind in Urdu`,
      note: 'English was published after the translation.',
      href: '/admin/posts?state=behind',
    },
    drafts > 0 && {
      title: `${count(drafts, 'draft is', 'drafts are')} not published`,
      note: 'Saved, but the public does not see it yet.',
      href: '/admin/listing-grid?state=draft',
    },
    sampleFunds > 0 && {
      title: `The site shows ${count(sampleFunds, 'sample fund', 'sample funds')}`,
      note: 'Import your own funds and prices to replace them.',
      href: '/admin/funds/import',
    },
  ];
  return messages.filter((message) => message !== false);
}
