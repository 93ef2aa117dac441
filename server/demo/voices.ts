interface Words {
  readonly de: string;
  readonly en: string;
}
interface Letter {
  readonly name: Words;
  readonly subject: Words;
  readonly body: Words;
}
interface Named {
  readonly firstname: string;
  readonly lastname: string;
}

/** Who somebody is in one tenant's demo, and how its companies speak: no sentence of one stands in the other. */
interface Voices {
  readonly people: {
    readonly applicant: Named;
    readonly newcomer: Named;
    readonly minor: Named;
    readonly staff: Named;
  };
  /** Words that fit whoever is drawn. */
  readonly positions: readonly string[];
  /** Names of the first company's codes, in the order in which they are made. */
  readonly codes: { readonly [name in 'open' | 'fair' | 'visit' | 'past' | 'draft' | 'personal']: string };
  readonly recommendation: string;
  /** What searching@example.org has written: one that is used, and one that is begun. */
  readonly trialDay: Letter;
  readonly talk: Letter;
  /** What referring@example.org has written. */
  readonly passOn: Letter;
  readonly personalLine: string;
  readonly meetingPlace: string;
  readonly notes: { readonly notReached: string; readonly reached: string };
  readonly alerts: { readonly own: string; readonly related: string };
  readonly privacy: string;
}

const lehrstellen: Voices = {
  people: {
    applicant: { firstname: 'Selma', lastname: 'Acar' },
    newcomer: { firstname: 'Jonte', lastname: 'Petersen' },
    minor: { firstname: 'Lio', lastname: 'Kramer' },
    staff: { firstname: 'Renate', lastname: 'Ostermann' },
  },
  positions: [
    'Ausbildungsleitung',
    'Personalwesen',
    'Personalleitung',
    'Geschäftsführung',
    'Werkstattleitung',
    'Office Management',
  ],
  codes: {
    open: 'Bewerbungen 2026',
    fair: 'Ausbildungsmesse',
    visit: 'Praktikumstag',
    past: 'Bewerbungen 2025',
    draft: 'Frühjahrsrunde',
    personal: 'Für die Bewerberin vom Freitag',
  },
  recommendation:
    'Du hast uns im Gespräch überzeugt, nur waren unsere Plätze schon vergeben. Wir empfehlen dich gern weiter.',
  trialDay: {
    name: { de: 'Probetag bei uns', en: 'A trial day with us' },
    subject: { de: 'Ein Tag bei {organization.name}?', en: 'A day at {organization.name}?' },
    body: {
      de: 'Hallo {applicant.firstname},\n\nam meisten sagt ein Tag mit uns: Du kommst um acht, bekommst Schutzbrille und Handschuhe und arbeitest an einem echten Auftrag mit. Danach weißt du, ob {applicant.occupation} etwas für dich ist.\n\nMagst du kommen? {response_link}\n\nViele Grüße\n{employee.fullname}, {employee.position}',
      en: 'Hi {applicant.firstname},\n\nnothing says more than a day with us: you come at eight, get goggles and gloves and work on a real order with us. Then you know whether {applicant.occupation} is for you.\n\nWould you like to come? {response_link}\n\nBest wishes\n{employee.fullname}, {employee.position}',
    },
  },
  talk: {
    name: { de: 'Gespräch mit den Auszubildenden', en: 'A talk with our trainees' },
    subject: { de: 'Frag unsere Auszubildenden', en: 'Ask our trainees' },
    body: {
      de: 'Hallo {applicant.firstname},\n\nzwei aus unserem zweiten Lehrjahr erzählen dir gern, wie es bei {organization.name} ist. {response_link}',
      en: 'Hi {applicant.firstname},\n\ntwo of our second-year trainees would like to tell you what {organization.name} is like. {response_link}',
    },
  },
  passOn: {
    name: { de: 'Nach dem Gespräch', en: 'After the interview' },
    subject: { de: '{organization.name} empfiehlt dich weiter', en: '{organization.name} recommends you' },
    body: {
      de: 'Hallo,\n\ndein Gespräch hat uns gefallen, nur waren unsere Plätze schon vergeben. Bei {tenant.name} suchen andere noch. In fünf Minuten können sie dich finden: {registration_link}\n\nViel Erfolg\n{employee.fullname}',
      en: 'Hello,\n\nwe liked talking to you, but our places were taken already. At {tenant.name} others are still looking. In five minutes they can find you: {registration_link}\n\nGood luck\n{employee.fullname}',
    },
  },
  personalLine: 'Bei uns lernst du im ersten Jahr drei Abteilungen kennen.',
  meetingPlace: 'Ausbildungswerkstatt, Tor 2',
  notes: { notReached: 'Mailbox besprochen, ab 15 Uhr noch einmal.', reached: 'Meldet sich nach den Zeugnissen.' },
  alerts: { own: 'Unsere Berufe', related: 'Verwandte Berufe, einmal die Woche' },
  privacy:
    'Mit deinen Kontaktdaten laden wir dich ein, sonst nichts. Wird nichts daraus, löschen wir sie nach drei Monaten.',
};

const chemie: Voices = {
  people: {
    applicant: { firstname: 'Jasper', lastname: 'Linde' },
    newcomer: { firstname: 'Amelie', lastname: 'Toth' },
    minor: { firstname: 'Lio', lastname: 'Kramer' },
    staff: { firstname: 'Friederike', lastname: 'Baum' },
  },
  positions: [
    'Ausbildungsleitung Chemieberufe',
    'Laborleitung',
    'Personalentwicklung',
    'Betriebsleitung',
    'Leitung Technikum',
    'Ausbildungskoordination',
  ],
  codes: {
    open: 'Ausbildungsjahrgang 2026',
    fair: 'Nacht der Labore',
    visit: 'Schnuppertag im Technikum',
    past: 'Ausbildungsjahrgang 2025',
    draft: 'Nachrückverfahren',
    personal: 'Für den Bewerber aus dem Eignungstest',
  },
  recommendation:
    'Im Eignungstest und beim Versuchstag warst du vorn dabei, nur sind unsere Laborplätze vergeben. Andere Werke im Verbund suchen noch.',
  trialDay: {
    name: { de: 'Versuchstag im Ausbildungslabor', en: 'A day of experiments in our training lab' },
    subject: { de: 'Einen Tag im Labor von {organization.name}?', en: 'A day in the lab of {organization.name}?' },
    body: {
      de: 'Hallo {applicant.firstname},\n\nKittel, Brille und Spatel liegen bereit: An unserem Versuchstag titrierst du eine echte Probe aus der Produktion und siehst, was danach mit dem Ergebnis geschieht. So merkst du schnell, ob {applicant.occupation} dein Beruf ist.\n\nBist du dabei? {response_link}\n\nFreundliche Grüße\n{employee.fullname}, {employee.position}',
      en: 'Hi {applicant.firstname},\n\nlab coat, goggles and spatula are waiting: on our day of experiments you titrate a real sample from production and see what becomes of the result. You will soon notice whether {applicant.occupation} is the job for you.\n\nWill you join us? {response_link}\n\nKind regards\n{employee.fullname}, {employee.position}',
    },
  },
  talk: {
    name: { de: 'Rundgang durch den Betrieb', en: 'A walk through the plant' },
    subject: { de: 'Vom Labor bis zum Kessel', en: 'From the lab to the reactor' },
    body: {
      de: 'Hallo {applicant.firstname},\n\nunsere Auszubildenden zeigen dir, wo bei {organization.name} gemessen, gemischt und gesteuert wird. Dauer: eine Schicht lang oder nur eine Stunde, wie du magst. {response_link}',
      en: 'Hi {applicant.firstname},\n\nour trainees show you where {organization.name} measures, mixes and controls. It takes a shift or only an hour, as you like. {response_link}',
    },
  },
  passOn: {
    name: { de: 'Nach dem Eignungstest', en: 'After the aptitude test' },
    subject: { de: 'Ein anderes Werk für dich', en: 'Another plant for you' },
    body: {
      de: 'Guten Tag,\n\nim Eignungstest hast du gut abgeschnitten, unsere Ausbildungsplätze sind aber besetzt. Im {tenant.name} bilden viele Werke aus. Mit diesem Link finden sie dich: {registration_link}\n\nAlles Gute\n{employee.fullname}',
      en: 'Hello,\n\nyou did well in the aptitude test, but our places are filled. Many plants of {tenant.name} train people. With this link they can find you: {registration_link}\n\nAll the best\n{employee.fullname}',
    },
  },
  personalLine: 'Du hättest bei uns vom ersten Tag an einen festen Platz im Ausbildungslabor.',
  meetingPlace: 'Pforte Süd, Ausbildungslabor',
  notes: {
    notReached: 'Nicht erreicht, nach der Frühschicht noch einmal.',
    reached: 'Schickt das Zeugnis in Chemie nach.',
  },
  alerts: { own: 'Unsere Chemie- und Laborberufe', related: 'Alles rund ums Labor, wöchentlich' },
  privacy:
    'Name, Telefon und E-Mail brauchen wir für den Versuchstag und deine Zusage. Kommst du nicht zu uns, sind sie nach acht Wochen gelöscht.',
};

const voices: Readonly<Record<string, Voices>> = { app: lehrstellen, chemie };

/** @throws Error for a tenant of which the demo knows nothing to say */
export function voicesOf({ tenant: { slug } }: { readonly tenant: { readonly slug: string } }): Voices {
  const found = voices[slug];
  if (!found) throw new Error(`The demo data has no words for ${slug}.`);
  return found;
}
