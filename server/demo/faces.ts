import type { ProfileLayout } from '../../contract/profiles/layouts.ts';

/** How an invented company shows itself. */
interface DemoFace {
  /** Its place in the list of its tenant's organizations. */
  readonly of: number;
  readonly slogan: { readonly de: string; readonly en: string };
  readonly description: { readonly de: string; readonly en: string };
  readonly look: {
    readonly color: string;
    readonly layout: ProfileLayout;
    /** A file beside this one, without its ending; the logo has the same name and “-logo”. */
    readonly picture: string;
    readonly hasLogo?: true;
  };
  readonly facts: {
    readonly people: number;
    readonly trainees: number;
    readonly training_since: number;
    readonly website: string;
  };
}

/** Of each tenant's companies; who comes with the code of the first one sees it. */
export const faces: Readonly<Record<string, readonly DemoFace[]>> = {
  app: [
    {
      of: 0,
      slogan: { de: 'Hier lernst du, was läuft.', en: 'Learn what makes things run.' },
      description: {
        de: 'Eigene Lehrwerkstatt, zwei Ausbilder, und vom zweiten Jahr an arbeitest du an Aufträgen mit.',
        en: 'A workshop for trainees, two trainers, and from the second year you work on real orders.',
      },
      look: { color: '#1f4e79', layout: 'classic', picture: 'bench', hasLogo: true },
      facts: { people: 240, trainees: 22, training_since: 1962, website: 'https://brueckner-maschinenbau.example' },
    },
    {
      of: 1,
      slogan: { de: 'Strom ist Teamarbeit.', en: 'Electricity is teamwork.' },
      description: {
        de: 'Bei uns gehst du von Anfang an mit auf die Baustelle, immer zu zweit. Freitags ist Werkstatt: Da baust du, was du dir ausgedacht hast.',
        en: 'You come along to the site from the first day, always in twos. Friday is for the workshop: there you build what you thought up yourself.',
      },
      look: { color: '#9a3412', layout: 'split', picture: 'cabinet', hasLogo: true },
      facts: { people: 35, trainees: 6, training_since: 1988, website: 'https://elektro-sonntag.example' },
    },
    {
      of: 2,
      slogan: { de: 'Wir hören, was dem Auto fehlt.', en: 'We hear what a car is missing.' },
      description: {
        de: 'Verbrenner, Strom und alles dazwischen: Du durchläufst jede Halle und hast von Anfang an deine eigene Werkbank.',
        en: 'Combustion, electric and all between: you pass through each hall, and have a bench of your own from the start.',
      },
      look: { color: '#0f5c73', layout: 'hero', picture: 'cars', hasLogo: true },
      facts: { people: 58, trainees: 9, training_since: 1975, website: 'https://autohaus-rheinbogen.example' },
    },
    {
      of: 3,
      slogan: { de: 'Gastgeber wird man hier.', en: 'Here you become a host.' },
      description: {
        de: 'Empfang, Küche, Veranstaltungen: Alle drei Monate lernst du ein anderes Haus im Haus kennen. Dienstpläne stehen vier Wochen vorher fest.',
        en: 'Reception, kitchen, events: every three months you get to know another house within the house. Rosters are fixed four weeks ahead.',
      },
      look: { color: '#7c2d4f', layout: 'classic', picture: 'hotel' },
      facts: { people: 74, trainees: 11, training_since: 1991, website: 'https://hotel-am-stadtgarten.example' },
    },
    {
      of: 7,
      slogan: { de: 'Gedruckt oder gepostet, aber gut.', en: 'In print or posted, but good.' },
      description: {
        de: 'Du gestaltest vom ersten Monat an für echte Kundschaft, und jemand mit Erfahrung sieht mit dir darüber.',
        en: 'From the first month on you design for real customers, and somebody with experience looks at it with you.',
      },
      look: { color: '#3f3f91', layout: 'split', picture: 'media' },
      facts: { people: 28, trainees: 5, training_since: 2004, website: 'https://spreetal-medien.example' },
    },
  ],
  chemie: [
    {
      of: 0,
      slogan: { de: 'Farbe ist Chemie zum Anfassen.', en: 'Colour is chemistry that you can touch.' },
      description: {
        de: 'Du lernst im Ausbildungslabor und in drei Betrieben, mit eigenem Platz im Wohnheim.',
        en: 'You learn in the trainees’ laboratory and in three plants, with a room of your own nearby.',
      },
      look: { color: '#4c1d95', layout: 'hero', picture: 'lab', hasLogo: true },
      facts: { people: 1800, trainees: 96, training_since: 1924, website: 'https://rheinpigment.example' },
    },
    {
      of: 1,
      slogan: { de: 'Lack hält, was wir versprechen.', en: 'Our paint keeps what we promise.' },
      description: {
        de: 'Zwölf Auszubildende, ein Labor nur für euch, und jedes Jahr ein Farbton, der nach eurem Jahrgang heißt.',
        en: 'Twelve trainees, a laboratory of your own, and every year a shade that is named after your class.',
      },
      look: { color: '#b3261e', layout: 'split', picture: 'paint', hasLogo: true },
      facts: { people: 210, trainees: 12, training_since: 1956, website: 'https://lackwerke-severin.example' },
    },
    {
      of: 2,
      slogan: { de: 'Rein bis auf die letzte Stelle.', en: 'Pure to the last decimal.' },
      description: {
        de: 'Wir stellen her, was andere messen. Du wechselst zwischen Labor, Technikum und Qualitätssicherung.',
        en: 'We make what others measure. You move between laboratory, pilot plant and quality control.',
      },
      look: { color: '#075985', layout: 'classic', picture: 'crystals', hasLogo: true },
      facts: { people: 460, trainees: 31, training_since: 1969, website: 'https://kristallin-feinchemie.example' },
    },
    {
      of: 7,
      slogan: { de: 'Klein, sauber, seit vier Generationen.', en: 'Small, clean, for four generations.' },
      description: {
        de: 'Bei uns kennt dich jeder beim Namen. Du siedest, rührst und prüfst, und im zweiten Jahr darfst du eine eigene Seife machen.',
        en: 'Everybody here knows you by name. You boil, stir and test, and in the second year you make a soap of your own.',
      },
      look: { color: '#166534', layout: 'hero', picture: 'soap' },
      facts: { people: 42, trainees: 4, training_since: 1931, website: 'https://seifenfabrik-morgentau.example' },
    },
  ],
};
