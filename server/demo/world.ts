import type { UsageType } from '../../contract/users/me.schema.ts';
import type { NewTenant } from '../tenants/create-tenant.ts';
import { boundary } from './boundary.ts';
import { neighbours } from './neighbours.ts';

interface DemoOrganization {
  readonly name: string;
  readonly postcode: string;
  /** Slugs of the occupations it trains. */
  readonly trains: readonly string[];
  readonly usage_type: UsageType | null;
  readonly status: 'created' | 'verified' | 'active' | 'inactive';
}

/** One demo tenant: an invented association, its companies, and where its applicants live. */
export interface DemoWorld {
  readonly tenant: NewTenant;
  /** A file beside this one; without it the tenant has its letter. */
  readonly logo?: string;
  /** The first one employs referring@example.org, the second searching@example.org. */
  readonly organizations: readonly DemoOrganization[];
  /** The code of the first organization that the start page of a demo may name. */
  readonly code: string;
  /** Applicants live around these postcodes. */
  readonly hubs: readonly string[];
  /** Slugs of occupations; one named twice is sought twice as often. */
  readonly occupations: readonly string[];
  /** Years of age of the youngest. */
  readonly youngest: number;
}

const organization = (
  name: string,
  postcode: string,
  trains: readonly string[],
  usage_type: UsageType | null = 'searching',
  status: DemoOrganization['status'] = 'active',
): DemoOrganization => ({ name, postcode, trains, usage_type, status });

const worlds: readonly DemoWorld[] = [
  {
    tenant: {
      slug: 'app',
      name: 'Lehrstellenbrücke',
      color: '#ee5e24',
      default_locale: 'en',
      sender_address: 'post@lehrstellenbruecke.example',
      support_email: 'hilfe@lehrstellenbruecke.example',
      contact_name: 'Renate Albers',
      contact_phone: '0221 4710 120',
      contact_address: 'Brückenstraße 4, 50667 Köln',
      imprint_url: 'https://lehrstellenbruecke.example/impressum',
      legal_name: 'Lehrstellenbrücke e. V.',
      privacy_officer: 'Jonas Wieland, datenschutz@lehrstellenbruecke.example',
      supervisory_authority:
        'Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen, www.ldi.nrw.de',
      boundary: JSON.stringify(boundary),
    },
    organizations: [
      organization(
        'Brückner Maschinenbau GmbH',
        '50667',
        ['industriemechaniker', 'zerspanungsmechaniker', 'industriekaufmann'],
        'referring',
      ),
      organization(
        'Elektro Sonntag KG',
        '51373',
        ['elektroniker', 'elektroniker-fuer-betriebstechnik', 'mechatroniker'],
        'searching',
      ),
      organization(
        'Autohaus Rheinbogen',
        '53111',
        ['kraftfahrzeugmechatroniker', 'kaufmann-im-einzelhandel'],
        'searching_and_referring',
      ),
      organization('Hotel Am Stadtgarten', '40213', ['hotelfachmann', 'koch'], 'searching'),
      organization('Nordlicht Logistik AG', '20095', ['fachkraft-fuer-lagerlogistik', 'fachlagerist'], 'referring'),
      organization('Bäckerei Kornblume', '28195', ['baecker', 'verkaeufer'], 'searching'),
      organization('Tischlerei Holzgriff', '30159', ['tischler'], 'searching'),
      organization(
        'Spreetal Medien GmbH',
        '10115',
        ['mediengestalter-digital-und-print', 'fachinformatiker'],
        'searching_and_referring',
      ),
      organization('Dachwerk Süd eG', '80331', ['dachdecker', 'zimmerer'], 'searching'),
      organization(
        'Sanitär Quellmann',
        '70173',
        ['anlagenmechaniker-fuer-sanitaer-heizungs-und-klimatechnik'],
        'searching',
      ),
      organization('Gartenbau Grünspecht', '04109', ['gaertner'], null, 'verified'),
      organization('Kaufhaus Lindwurm', '90403', ['kaufmann-im-einzelhandel', 'verkaeufer'], 'referring', 'inactive'),
    ],
    code: 'START2ME',
    hubs: [
      '50667',
      '50667',
      '51373',
      '53111',
      '40213',
      '20095',
      '28195',
      '30159',
      '10115',
      '10115',
      '80331',
      '70173',
      '04109',
      '90403',
    ],
    occupations: [
      'kaufmann-im-einzelhandel',
      'kaufmann-im-einzelhandel',
      'verkaeufer',
      'kraftfahrzeugmechatroniker',
      'kraftfahrzeugmechatroniker',
      'medizinischer-fachangestellter',
      'kaufmann-fuer-bueromanagement',
      'kaufmann-fuer-bueromanagement',
      'industriekaufmann',
      'fachinformatiker',
      'fachinformatiker',
      'elektroniker',
      'elektroniker-fuer-betriebstechnik',
      'mechatroniker',
      'industriemechaniker',
      'zerspanungsmechaniker',
      'anlagenmechaniker-fuer-sanitaer-heizungs-und-klimatechnik',
      'tischler',
      'maler-und-lackierer',
      'dachdecker',
      'zimmerer',
      'koch',
      'hotelfachmann',
      'baecker',
      'friseur',
      'gaertner',
      'fachkraft-fuer-lagerlogistik',
      'fachlagerist',
      'mediengestalter-digital-und-print',
      'zahnmedizinischer-fachangestellter',
      'bankkaufmann',
    ],
    youngest: 16,
  },
  {
    tenant: {
      slug: 'chemie',
      name: 'Chemieverbund Rheinland',
      color: '#00695c',
      default_locale: 'de',
      minimum_age: 14,
      guardian_age: 16,
      sender_address: 'ausbildung@chemieverbund-rheinland.example',
      support_email: 'ausbildung@chemieverbund-rheinland.example',
      contact_name: 'Gesine Hohmann',
      contact_phone: '0221 4710 340',
      contact_address: 'Am Werkstor 12, 51373 Leverkusen',
      imprint_url: 'https://chemieverbund-rheinland.example/impressum',
      legal_name: 'Chemieverbund Rheinland e. V.',
      privacy_officer: 'Dr. Ute Kranz, datenschutz@chemieverbund-rheinland.example',
      supervisory_authority:
        'Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen, www.ldi.nrw.de',
      boundary: JSON.stringify(boundary),
    },
    logo: 'chemie-logo.png',
    organizations: [
      organization('Rheinpigment AG', '51373', ['chemikant', 'chemielaborant'], 'referring'),
      organization('Lackwerke Severin GmbH', '50667', ['chemikant', 'chemielaborant', 'lacklaborant'], 'searching'),
      organization(
        'Kristallin Feinchemie',
        '41539',
        ['chemielaborant', 'chemikant', 'pharmakant'],
        'searching_and_referring',
      ),
      organization('Polyton Kunststoffe', '50389', ['kunststoff-und-kautschuktechnologe'], 'searching'),
      organization('Dormavit Pharma', '41460', ['pharmakant', 'biologielaborant'], 'referring'),
      organization('Bergische Klebstoffwerke', '42103', ['chemikant', 'produktionsfachkraft-chemie'], 'searching'),
      organization('Aromatik Krefeld', '47798', ['chemielaborant'], 'searching'),
      organization('Seifenfabrik Morgentau', '53111', ['chemikant', 'industriekaufmann'], 'searching'),
      organization(
        'Labor Dr. Feldhaus',
        '52062',
        ['chemielaborant', 'biologielaborant', 'physiklaborant'],
        'searching_and_referring',
      ),
      organization('Hafenterminal Niederrhein', '47051', ['fachkraft-fuer-lagerlogistik'], 'searching'),
      organization('Glasurwerk Siebengebirge', '53721', ['chemikant'], null, 'verified'),
      organization('Faserwerk Neandertal', '40822', ['papiertechnologe'], 'referring', 'inactive'),
    ],
    code: 'CHEM1E26',
    hubs: ['50667', '51373', '51373', '41539', '50389', '40213', '41460', '42103', '47798', '53111', '52062', '47051'],
    occupations: [
      'chemikant',
      'chemikant',
      'chemikant',
      'chemielaborant',
      'chemielaborant',
      'chemielaborant',
      'pharmakant',
      'pharmakant',
      'produktionsfachkraft-chemie',
      'biologielaborant',
      'lacklaborant',
      'physiklaborant',
      'kunststoff-und-kautschuktechnologe',
      'elektroniker-fuer-automatisierungstechnik',
      'elektroniker-fuer-betriebstechnik',
      'industriemechaniker',
      'mechatroniker',
      'industriekaufmann',
      'kaufmann-fuer-bueromanagement',
      'fachkraft-fuer-lagerlogistik',
      'fachinformatiker',
      'papiertechnologe',
    ],
    youngest: 14,
  },
];

/** Each has companies around applicant@example.org besides. */
export const demoWorlds: readonly DemoWorld[] = worlds.map((world) => ({
  ...world,
  organizations: [
    ...world.organizations,
    ...(neighbours[world.tenant.slug] ?? []).map(({ organization: around }) => around),
  ],
}));
