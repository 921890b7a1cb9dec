import type { ContentTypes, ValueOf } from '@fundfront/content-model';

type Employment = ValueOf<ContentTypes['vacancy']['fields']['employment']>;
type DistributorKind = ValueOf<ContentTypes['distributor']['fields']['kind']>;

export const enService = {
  next: 'What happens next',
  privacy: 'Privacy policy',
  lines: 'Or reach us directly',
  offices: 'Offices',
  hours: 'Open',
  directions: 'Directions',
  directionsTo: (name: string) => `Directions to ${name}`,
  write: 'Write to us',
  complain: 'Tell us what happened',
  track: 'Track a complaint',
  trackLead: 'The tracking number was shown when you sent it, and stands in the e-mail that you got.',
  positions: 'Open positions',
  /** After the number itself. */
  positionsOpen: (count: number) => (count === 1 ? 'position is open' : 'positions are open'),
  seePositions: 'See the positions',
  nextClosing: (date: string) => `The next one closes on ${date}.`,
  noPositions: 'No position is open just now.',
  noPositionsLead: 'An open application is welcome at any time: we keep it for the next position that fits.',
  openApplication: 'Send an open application',
  applyFor: 'Apply for this position',
  applyUntil: 'Apply by',
  untilFilled: 'Until filled',
  department: 'Department',
  city: 'City',
  employment: 'Employment',
  openings: 'Openings',
  posted: 'Posted',
  employments: {
    'full-time': 'Full time',
    'part-time': 'Part time',
    contract: 'Contract',
    internship: 'Internship',
  } satisfies Record<Employment, string>,
  closed: (date: string) => `Applications closed on ${date}`,
  closedLead: 'This position takes no more applications. An open application is welcome at any time.',
  otherPositions: 'Other open positions',
  distributors: 'Distributors',
  distributorKinds: {
    bank: 'Banks',
    company: 'Distribution companies',
    individual: 'Individuals',
  } satisfies Record<DistributorKind, string>,
  distributorsFound: (count: number) => `${count} ${count === 1 ? 'distributor' : 'distributors'}`,
  allCities: 'All cities',
  website: 'Website',
  noDistributors: 'No distributor is listed yet.',
  enquire: 'Become a distributor',
};
