import { Heading } from '@fundfront/ui/components/Heading';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { ContactList } from '../../components/ContactList.tsx';
import { LocatorMap } from '../../components/LocatorMap.tsx';
import type { RowOf } from '../../content/template.ts';
import type { Messages } from '../../i18n/index.ts';
import { markerHref } from '../../mapLinks.ts';
import * as styles from './Offices.css.ts';

type OfficeRow = RowOf<'contact', 'offices'>;

interface OfficesProps {
  messages: Messages;
  offices: readonly OfficeRow[];
}

export function Offices({ messages, offices }: OfficesProps) {
  const places = offices.map(({ name, latitude = null, longitude = null }) => ({
    id: name,
    name,
    latitude,
    longitude,
  }));
  const list = (
    <div>
      <Heading level={2} size="h3" id="offices">
        {messages.service.offices}
      </Heading>
      <ul className={styles.list}>
        {offices.map((office) => (
          <li key={office.name} className={styles.office}>
            <Office messages={messages} office={office} />
          </li>
        ))}
      </ul>
    </div>
  );
  if (!places.some((place) => place.latitude && place.longitude)) return list;
  return (
    <div className={styles.columns}>
      {list}
      <LocatorMap note={messages.company.locator.note} places={places} />
    </div>
  );
}

function Office({ messages, office }: { messages: Messages; office: OfficeRow }) {
  const { service, newTab } = messages;
  const { name, latitude, longitude } = office;
  return (
    <>
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.postalAddress}>{office.address}</p>
        {latitude && longitude ? (
          <TextLink
            href={markerHref(latitude, longitude)}
            external
            standalone
            size="ui"
            newTabLabel={newTab}
            data-print="hide"
            aria-label={`${service.directionsTo(name)} (${newTab})`}
          >
            {service.directions}
          </TextLink>
        ) : null}
      </div>
      <ContactList messages={messages} phone={office.phone} email={office.email} hours={office.hours} />
    </>
  );
}
