import type { AddressSource, AddressTrial, MissedAddress, RedirectRule } from '@fundfront/content-model/wire';
import type { StatusMarkProps } from '@fundfront/ui/components/StatusMark';

export const sourceLabels: Record<AddressSource, string> = {
  search: 'from a search engine',
  own: 'a link of this site',
  elsewhere: 'from another site',
  typed: 'typed, or from a mail',
  machine: 'machines',
};

export const matchLabels: Record<NonNullable<MissedAddress['match']>['why'], string> = {
  'same-name': 'same last part',
  'same-words': 'same last words',
  alike: 'looks alike',
  above: 'the page above',
};

export const stateMarks: Record<RedirectRule['state'], StatusMarkProps> = {
  works: { status: 'live', label: 'Works' },
  rests: { status: 'review', label: 'Rests: a page answers here' },
  ended: { status: 'none', label: 'Ended' },
  'leads-nowhere': { status: 'review', label: 'Leads nowhere' },
};

export function describeTrial({ hops, end, to }: AddressTrial): string {
  const way = hops.length > 0 ? `→ ${to}` : '';
  if (end === 'loop') return `Goes round in a circle through ${to}`;
  if (end === 'nothing')
    return hops.length > 0 ? `${way}, where nothing answers` : 'Nothing answers: visitors see “not found”';
  if (hops.length === 0) return end === 'page' ? 'A page answers here' : 'The product answers here';
  const last = hops[0];
  const why = last?.by === 'moved' ? 'the page moved' : last?.permanent ? 'by a lasting rule' : 'by a rule for now';
  return `${way}, ${why}`;
}
