import { describe, expect, test } from 'vitest';
import { learnedElsewhere } from '../../contract/occupations/learned-elsewhere.ts';
import { occupationIndex } from '../../contract/occupations/occupation-index.ts';
import { forms } from '../../contract/occupations/occupation-words.ts';
import { everyOccupation, occupationFields, occupations } from './occupations.ts';

const find = occupationIndex(everyOccupation);
const found = (typed: string): string[] => find(typed).map(({ occupation }) => occupation.name);

/** What people typed, and what must stand first. */
const expected: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'what 15-year-olds and companies typed and found nothing for': {
    Chemielaborantin: 'Chemielaborant/in',
    Kauffrau: 'Kaufmann/-frau für Büromanagement',
    Friseurin: 'Friseur/in',
    Malerin: 'Maler/in und Lackierer/in',
    Bäckerin: 'Bäcker/in',
    Tischlerin: 'Tischler/in',
    Gärtnerin: 'Gärtner/in',
    Mediengestalterin: 'Mediengestalter/in Bild und Ton',
    Bürokauffrau: 'Kaufmann/-frau für Büromanagement',
    Schreiner: 'Tischler/in',
    Arzthelferin: 'Medizinische/r Fachangestellte/r',
    Zahnarzthelferin: 'Zahnmedizinische/r Fachangestellte/r',
    Automechaniker: 'Kraftfahrzeugmechatroniker/in',
    kfz: 'Kraftfahrzeugmechatroniker/in',
    'kfz-mechatroniker': 'Kraftfahrzeugmechatroniker/in',
    'kfz mechatronikerin': 'Kraftfahrzeugmechatroniker/in',
    Krankenschwester: 'Pflegefachmann/-frau',
    programmierer: 'Fachinformatiker/in',
    tiere: 'Tierpfleger/in',
    IT: 'Fachinformatiker/in',
    Köchin: 'Koch/Köchin',
    Elektriker: 'Elektroniker/in',
    Laborant: 'Chemielaborant/in',
    büro: 'Kaufmann/-frau für Büromanagement',
    baker: 'Bäcker/in',
    'car mechanic': 'Kraftfahrzeugmechatroniker/in',
    nurse: 'Pflegefachmann/-frau',
    'IT specialist': 'Fachinformatiker/in',
    sales: 'Verkäufer/in',
    electric: 'Elektroniker/in',
  },
  'both genders': {
    Schreinerin: 'Tischler/in',
    Elektronikerin: 'Elektroniker/in',
    Elektrikerin: 'Elektroniker/in',
    Zimmerin: 'Zimmerer/Zimmerin',
    Polsterin: 'Polsterer/Polsterin',
    Hotelfachfrau: 'Hotelfachmann/-frau',
    Bankkauffrau: 'Bankkaufmann/-frau',
    Industriekauffrau: 'Industriekaufmann/-frau',
    'Medizinische Fachangestellte': 'Medizinische/r Fachangestellte/r',
    'Medizinischer Fachangestellter': 'Medizinische/r Fachangestellte/r',
    'Technische Produktdesignerin': 'Technische/r Produktdesigner/in',
    Mikrotechnologin: 'Mikrotechnologe/-technologin',
    Werkfeuerwehrfrau: 'Werkfeuerwehrmann/-frau',
    Fachinformatikerin: 'Fachinformatiker/in',
    Mechatronikerin: 'Mechatroniker/in',
    Landwirtin: 'Landwirt/in',
    Bäuerin: 'Landwirt/in',
    'Kauffrau im Einzelhandel': 'Kaufmann/-frau im Einzelhandel',
    Verkäuferin: 'Verkäufer/in',
    Pflegefachfrau: 'Pflegefachmann/-frau',
    Straßenbauerin: 'Straßenbauer/in',
  },
  'everyday and former names': {
    Metzger: 'Fleischer/in',
    Maler: 'Maler/in und Lackierer/in',
    Lokführerin: 'Eisenbahner/in im Betriebsdienst Lokführer/in und Transport',
    Installateur: 'Anlagenmechaniker/in für Sanitär-, Heizungs- und Klimatechnik',
    Heizungsbauer: 'Anlagenmechaniker/in für Sanitär-, Heizungs- und Klimatechnik',
    'Lkw-Fahrer': 'Berufskraftfahrer/in',
    Lagerist: 'Fachkraft für Lagerlogistik',
    Putzfrau: 'Gebäudereiniger/in',
    Reinigungskraft: 'Gebäudereiniger/in',
    Fliesenleger: 'Fliesen-, Platten- und Mosaikleger/in',
    Goldschmiedin: 'Gold- und Silberschmied/in',
    Kellnerin: 'Fachkraft für Gastronomie',
    Restaurantfachfrau: 'Fachmann/-frau für Restaurants und Veranstaltungsgastronomie',
    Tierarzthelferin: 'Tiermedizinische/r Fachangestellte/r',
    Anwaltsgehilfin: 'Rechtsanwaltsfachangestellte/r',
    Sekretärin: 'Kaufmann/-frau für Büromanagement',
    Reiseverkehrskauffrau: 'Tourismuskaufmann/-frau (Kaufmann/-frau für Privat- und Geschäftsreisen)',
    Versicherungskaufmann: 'Kaufmann/-frau für Versicherungen und Finanzanlagen',
    Speditionskaufmann: 'Kaufmann/-frau für Spedition und Logistikdienstleistung',
    Großhandelskauffrau: 'Kaufmann/-frau für Groß- und Außenhandelsmanagement',
    Bauzeichnerin: 'Bautechnische/r Konstrukteur/in',
    'Technische Zeichnerin': 'Technische/r Produktdesigner/in',
    Schlosser: 'Metallbauer/in',
    Schweißer: 'Konstruktionsmechaniker/in',
    Dreher: 'Zerspanungsmechaniker/in',
    Fräser: 'Zerspanungsmechaniker/in',
    Werkzeugmacher: 'Werkzeugmechaniker/in',
    Autolackierer: 'Fahrzeuglackierer/in',
    Karosseriebauer: 'Karosserie- und Fahrzeugbaumechaniker/in',
    Fahrradmechaniker: 'Zweiradmechatroniker/in',
    Motorradmechaniker: 'Zweiradmechatroniker/in',
    Landmaschinenmechaniker: 'Land- und Baumaschinenmechatroniker/in',
    Altenpflegerin: 'Pflegefachmann/-frau',
    Sanitäter: 'Notfallsanitäter/in',
    Hörgeräteakustikerin: 'Hörakustiker/in',
    Optiker: 'Augenoptiker/in',
    Frisör: 'Friseur/in',
    Barber: 'Friseur/in',
    Bestatter: 'Bestattungsfachkraft',
    Bibliothekarin: 'Fachangestellte/r für Medien- und Informationsdienste',
    Briefträger: 'Fachkraft für Kurier-, Express- und Postdienstleistungen',
    Busfahrer: 'Fachkraft im Fahrbetrieb',
    Bademeister: 'Fachangestellte/r für Bäderbetriebe',
    Kaminkehrer: 'Schornsteinfeger/in',
    Imker: 'Tierwirt/in',
    Müller: 'Verfahrenstechnologe/-technologin Mühlen- und Getreidewirtschaft',
    Kassiererin: 'Verkäufer/in',
    Immobilienmakler: 'Immobilienkaufmann/-frau',
    Schneiderin: 'Maßschneider/in',
    Schuster: 'Maßschuhmacher/in',
    Steinbildhauerin: 'Steinmetz/in und Steinbildhauer/in',
    Spengler: 'Klempner/in',
    Trockenbauer: 'Trockenbaumonteur/in',
    Zimmermann: 'Zimmerer/Zimmerin',
    Landschaftsgärtnerin: 'Gärtner/in',
    Grafikdesignerin: 'Mediengestalter/in Digital und Print',
    Webdesigner: 'Mediengestalter/in Digital und Print',
    Kamerafrau: 'Mediengestalter/in Bild und Ton',
    Eventmanagerin: 'Veranstaltungskaufmann/-frau',
    Fitnesstrainer: 'Sport- und Fitnesskaufmann/-frau',
    Systemadministrator: 'Fachinformatiker/in',
    Informatikkauffrau: 'Kaufmann/-frau für Digitalisierungsmanagement',
    Baggerfahrer: 'Baugeräteführer/in',
    Bauarbeiter: 'Hochbaufacharbeiter/in',
    Security: 'Fachkraft für Schutz und Sicherheit',
  },
  abbreviations: {
    MFA: 'Medizinische/r Fachangestellte/r',
    ZFA: 'Zahnmedizinische/r Fachangestellte/r',
    PKA: 'Pharmazeutisch-kaufmännische/r Angestellte/r',
    SHK: 'Anlagenmechaniker/in für Sanitär-, Heizungs- und Klimatechnik',
    OTA: 'Operationstechnische/r Assistent/in',
    FISI: 'Fachinformatiker/in',
    CNC: 'Zerspanungsmechaniker/in',
    GaLaBau: 'Gärtner/in',
    EDV: 'Fachinformatiker/in',
  },
  'what one works with': {
    Auto: 'Kraftfahrzeugmechatroniker/in',
    Holz: 'Holzmechaniker/in',
    Haare: 'Friseur/in',
    Blumen: 'Florist/in',
    Pferde: 'Pferdewirt/in',
    Zoo: 'Tierpfleger/in',
    Brot: 'Bäcker/in',
    Torten: 'Konditor/in',
    Computer: 'Fachinformatiker/in',
    Bank: 'Bankkaufmann/-frau',
    Hotel: 'Hotelfachmann/-frau',
    Steuern: 'Steuerfachangestellte/r',
    Labor: 'Chemielaborant/in',
    Chemie: 'Chemielaborant/in',
    Werbung: 'Kaufmann/-frau für Marketingkommunikation',
    Mode: 'Maßschneider/in',
    Supermarkt: 'Kaufmann/-frau im Einzelhandel',
    Wald: 'Forstwirt/in',
    Feuerwehr: 'Werkfeuerwehrmann/-frau',
    Apotheke: 'Pharmazeutisch-kaufmännische/r Angestellte/r',
    Musik: 'Musikfachhändler/in',
  },
  English: {
    hairdresser: 'Friseur/in',
    cook: 'Koch/Köchin',
    chef: 'Koch/Köchin',
    electrician: 'Elektroniker/in',
    plumber: 'Anlagenmechaniker/in für Sanitär-, Heizungs- und Klimatechnik',
    carpenter: 'Zimmerer/Zimmerin',
    painter: 'Maler/in und Lackierer/in',
    butcher: 'Fleischer/in',
    gardener: 'Gärtner/in',
    roofer: 'Dachdecker/in',
    bricklayer: 'Maurer/in',
    welder: 'Konstruktionsmechaniker/in',
    'dental assistant': 'Zahnmedizinische/r Fachangestellte/r',
    'medical assistant': 'Medizinische/r Fachangestellte/r',
    paramedic: 'Notfallsanitäter/in',
    'truck driver': 'Berufskraftfahrer/in',
    warehouse: 'Fachlagerist/in',
    secretary: 'Kaufmann/-frau für Büromanagement',
    'bank clerk': 'Bankkaufmann/-frau',
    accountant: 'Steuerfachangestellte/r',
    'software developer': 'Fachinformatiker/in',
    programmer: 'Fachinformatiker/in',
    'graphic designer': 'Mediengestalter/in Digital und Print',
    waiter: 'Fachkraft für Gastronomie',
    receptionist: 'Hotelfachmann/-frau',
    florist: 'Florist/in',
    farmer: 'Landwirt/in',
    tailor: 'Maßschneider/in',
    optician: 'Augenoptiker/in',
    cleaner: 'Gebäudereiniger/in',
    beautician: 'Kosmetiker/in',
    'train driver': 'Eisenbahner/in im Betriebsdienst Lokführer/in und Transport',
    mechatronics: 'Mechatroniker/in',
    photographer: 'Fotograf/in',
  },
  'umlauts and slips of the finger': {
    baecker: 'Bäcker/in',
    backer: 'Bäcker/in',
    baeckerin: 'Bäcker/in',
    strassenbauer: 'Straßenbauer/in',
    buerokauffrau: 'Kaufmann/-frau für Büromanagement',
    burokauffrau: 'Kaufmann/-frau für Büromanagement',
    gartner: 'Gärtner/in',
    verkaufer: 'Verkäufer/in',
    tischlr: 'Tischler/in',
    tsichler: 'Tischler/in',
    Freseur: 'Friseur/in',
    Mechatronicker: 'Mechatroniker/in',
    Fachinformatikr: 'Fachinformatiker/in',
    Elektricker: 'Elektroniker/in',
    Kozmetikerin: 'Kosmetiker/in',
    Konditer: 'Konditor/in',
  },
  'several words, in any order, begun': {
    'chemi lab': 'Chemielaborant/in',
    'lager logistik': 'Fachkraft für Lagerlogistik',
    'einzelhandel kauffrau': 'Kaufmann/-frau im Einzelhandel',
    'medizinische fach': 'Medizinische/r Fachangestellte/r',
  },
};

test('at least 150 words are tried', () => {
  expect(Object.values(expected).flatMap(Object.keys).length).toBeGreaterThanOrEqual(150);
});

describe.each(Object.entries(expected))('%s', (_, words) => {
  test.each(Object.entries(words))('%s finds %s first', (typed, name) => {
    expect(found(typed)[0]).toBe(name);
  });
});

const byInitial = Object.entries(Object.groupBy(occupations, ({ name }) => name.charAt(0)));
test.each(byInitial)('every occupation with %s is found by its name in both genders', (_, named = []) => {
  const plain = (name: string): string => name.replace(' - ', '-');
  for (const { name, name_m, name_f } of named) {
    expect(forms(name).map(plain)).toEqual([...new Set([name_m, name_f])]);
    for (const form of [name, name_m, name_f]) expect(found(form)[0], form).toBe(name);
  }
});

test('two letters are found where a word starts, never inside one', () => {
  expect(found('IT')).not.toContain('Anlagenmechaniker/in für Sanitär-, Heizungs- und Klimatechnik');
});

test('occupations come before fields, and word starts before what lies inside a word', () => {
  expect(found('chem').slice(0, 4)).toEqual([
    'Chemielaborant/in',
    'Chemikant/in',
    'Produktionsfachkraft Chemie',
    'Labor, Chemie und Physik',
  ]);
  expect(found('tischler').at(-1)).toBe('Tischler/in');
});

test('nothing typed shows all, fields last; nonsense finds nothing', () => {
  expect(found(' ').slice(-occupationFields.length)).toEqual(occupationFields.map(({ name }) => name));
  expect([found(' ').length, found('xqzyw'), found('12')]).toEqual([everyOccupation.length, [], []]);
});

test('another name than the own is told', () => {
  expect(find('Arzthelferin')[0]?.by).toBe('Arzthelfer/in');
  expect(find('Tischlerin')[0]?.by).toBeUndefined();
  expect(find('Baker')[0]?.by).toBeUndefined();
});

test('a very long text is answered at once', () => {
  expect(found('a'.repeat(10_000))).toEqual([]);
});

test.each([
  ['Erzieherin', 'school'],
  ['erzieh', 'school'],
  ['Physiotherapeut', 'school'],
  ['teacher', 'studies'],
  ['Ärztin', 'studies'],
  ['Aerztin', 'studies'],
  ['Polizei', 'authority'],
])('%s is learned elsewhere: %s', (typed, way) => {
  expect(learnedElsewhere(typed)?.way).toBe(way);
});

test('what a company trains is not said to be learned elsewhere', () => {
  for (const { name } of everyOccupation) expect(learnedElsewhere(name), name).toBeUndefined();
  expect([learnedElsewhere(''), learnedElsewhere('e'), learnedElsewhere('koch')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
