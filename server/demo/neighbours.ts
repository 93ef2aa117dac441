import type { ProfileLayout } from '../../contract/profiles/layouts.ts';

/** A company around applicant@example.org, with how it shows itself. */
export interface Neighbour {
  readonly organization: {
    readonly name: string;
    readonly postcode: string;
    /** Slugs of occupations. */
    readonly trains: readonly string[];
    readonly usage_type: 'searching';
    readonly status: 'active';
  };
  readonly slogan: { readonly de: string; readonly en: string };
  readonly description: { readonly de: string; readonly en: string };
  readonly look: { readonly color: string; readonly layout: ProfileLayout; readonly logo?: string };
  readonly facts: {
    readonly people: number;
    readonly trainees: number;
    readonly training_since: number;
    readonly website: string;
  };
}

type Said = readonly [de: string, en: string];

function neighbour(
  [name, postcode, trains]: readonly [name: string, postcode: string, trains: readonly string[]],
  [slogan, description]: readonly [Said, Said],
  look: Neighbour['look'],
  [people, trainees, training_since]: readonly [people: number, trainees: number, since: number],
  address: string,
): Neighbour {
  return {
    organization: { name, postcode, trains, usage_type: 'searching', status: 'active' },
    slogan: { de: slogan[0], en: slogan[1] },
    description: { de: description[0], en: description[1] },
    look,
    facts: { people, trainees, training_since, website: `https://${address}.example` },
  };
}

const app: readonly Neighbour[] = [
  neighbour(
    ['Buchhandlung Seitenwind', '50735', ['buchhaendler', 'kaufmann-im-einzelhandel']],
    [
      ['Jeden Tag fragt jemand etwas Neues.', 'Every day somebody asks something new.'],
      [
        'Du berätst von der zweiten Woche an selbst, und eine Wand im Laden gehört dir: Da stehen die Bücher, die du empfiehlst.',
        'From the second week you advise people yourself, and one wall of the shop is yours: the books you recommend.',
      ],
    ],
    { color: '#7a1f3d', layout: 'classic', logo: 'book' },
    [9, 2, 2009],
    'seitenwind',
  ),
  neighbour(
    ['Radhaus Ehrenfeld', '50858', ['zweiradmechatroniker', 'kaufmann-im-einzelhandel']],
    [
      ['Schrauben und verkaufen, beides richtig.', 'Fixing and selling, both done well.'],
      [
        'Werkstatt und Laden liegen Tür an Tür. Im ersten Jahr wechselst du jede Woche, danach entscheidest du dich.',
        'Workshop and shop are door to door. In the first year you change every week, then you decide.',
      ],
    ],
    { color: '#0b5563', layout: 'split', logo: 'wheel' },
    [31, 5, 1998],
    'radhaus-ehrenfeld',
  ),
  neighbour(
    ['Gartenmarkt Sprossenfeld', '50354', ['kaufmann-im-einzelhandel', 'verkaeufer', 'florist']],
    [
      ['Hier wächst, wer fragt.', 'Who asks, grows.'],
      [
        'Draußen, drinnen und an der Kasse: Du lernst, was eine Pflanze braucht und was ein Mensch sucht, der eine kauft.',
        'Outside, inside and at the till: you learn what a plant needs, and what somebody looks for who buys one.',
      ],
    ],
    { color: '#2f6b2f', layout: 'hero', logo: 'sprout' },
    [66, 8, 1983],
    'sprossenfeld',
  ),
  neighbour(
    ['Feinkost Abendrot', '50321', ['kaufmann-im-einzelhandel', 'koch']],
    [
      ['Probieren gehört zur Ausbildung.', 'Tasting is part of the training.'],
      [
        'Ein Laden, eine Küche, zwölf Leute. Du bestellst, berätst und kochst mit, und samstags machen wir um zwei zu.',
        'A shop, a kitchen, twelve people. You order, advise and cook, and on Saturdays we close at two.',
      ],
    ],
    { color: '#9a5b00', layout: 'classic', logo: 'sun' },
    [12, 2, 2014],
    'feinkost-abendrot',
  ),
  neighbour(
    ['Sanitätshaus Bergblick', '51465', ['kaufmann-im-einzelhandel', 'kaufmann-fuer-bueromanagement']],
    [
      ['Dass jemand wieder gehen kann, ist auch dein Werk.', 'That somebody walks again is your work, too.'],
      [
        'Du hilfst Menschen, die etwas brauchen, und lernst dabei alles vom ersten Gespräch bis zur Abrechnung.',
        'You help people who need something, and learn all of it, from the first talk to the bill.',
      ],
    ],
    { color: '#1e4d8c', layout: 'split' },
    [44, 6, 1979],
    'sanitaetshaus-bergblick',
  ),
  neighbour(
    ['Möbelhof Frechen', '50226', ['kaufmann-im-einzelhandel', 'fachkraft-fuer-lagerlogistik']],
    [
      ['Von der Idee bis zum Sofa im dritten Stock.', 'From the idea to the sofa on the third floor.'],
      [
        'Planen, verkaufen, ausliefern: Du siehst jede Abteilung und fährst auch einmal mit, wenn aufgebaut wird.',
        'Planning, selling, delivering: you see each department, and come along when things are put together.',
      ],
    ],
    { color: '#5b3a1e', layout: 'hero' },
    [130, 14, 1966],
    'moebelhof-frechen',
  ),
  neighbour(
    ['Optik Weitblick', '51105', ['augenoptiker', 'kaufmann-im-einzelhandel']],
    [
      ['Genau hinsehen ist unser Beruf.', 'Looking closely is our trade.'],
      [
        'In der Werkstatt schleifst du Gläser auf den Zehntelmillimeter, im Laden findest du die Fassung dazu.',
        'In the workshop you grind lenses to a tenth of a millimetre, in the shop you find the frame for them.',
      ],
    ],
    { color: '#3b2a7a', layout: 'classic' },
    [17, 3, 1992],
    'optik-weitblick',
  ),
  neighbour(
    ['Online-Handel Siebenpfeil', '51379', ['kaufmann-im-e-commerce', 'fachinformatiker']],
    [
      ['Was du heute änderst, sehen morgen tausend Leute.', 'What you change today, a thousand people see tomorrow.'],
      [
        'Bilder, Texte, Zahlen, Code: Du probierst aus, misst nach und sagst uns, was besser ist.',
        'Pictures, words, figures, code: you try things, measure them, and tell us what is better.',
      ],
    ],
    { color: '#a01f4b', layout: 'split' },
    [52, 7, 2011],
    'siebenpfeil',
  ),
];

const chemie: readonly Neighbour[] = [
  neighbour(
    ['Niehler Harzwerke', '50735', ['chemikant', 'industriemechaniker']],
    [
      ['Was hält, fängt bei uns an.', 'What holds begins with us.'],
      [
        'Vom Leitstand aus siehst du die ganze Anlage. Bis du sie fährst, lernst du ein Jahr im Technikum, immer zu zweit.',
        'From the control room you see the whole plant. Before you run it you learn in the pilot plant for a year, always in twos.',
      ],
    ],
    { color: '#0f4c81', layout: 'split', logo: 'hexes' },
    [310, 24, 1951],
    'niehler-harzwerke',
  ),
  neighbour(
    ['Hürther Wasserlabor', '50354', ['chemielaborant', 'biologielaborant']],
    [
      ['Bevor es aus dem Hahn kommt, war es bei dir.', 'Before it comes from the tap, it was with you.'],
      [
        'Du holst Proben am Fluss, misst sie am selben Tag und weißt am Abend, was im Wasser ist.',
        'You take samples at the river, measure them the same day, and know by evening what is in the water.',
      ],
    ],
    { color: '#00695c', layout: 'classic', logo: 'wave' },
    [38, 6, 1987],
    'huerther-wasserlabor',
  ),
  neighbour(
    ['Duftwerk Brühl', '50321', ['chemikant', 'chemielaborant']],
    [
      ['Deine Nase lernt hier einen Beruf.', 'Here your nose learns a trade.'],
      [
        'Vierhundert Rohstoffe, und nach einem Jahr erkennst du die Hälfte mit geschlossenen Augen.',
        'Four hundred raw materials, and after a year you know half of them with your eyes closed.',
      ],
    ],
    { color: '#8a1c5b', layout: 'hero' },
    [95, 9, 1972],
    'duftwerk-bruehl',
  ),
  neighbour(
    ['Bergische Pharma', '51465', ['pharmakant', 'chemikant']],
    [
      ['Sauber arbeiten, damit andere gesund werden.', 'Working cleanly, so that others get well.'],
      [
        'Im Reinraum zählt Ruhe mehr als Tempo. Wir zeigen dir beides, in Gruppen von höchstens vier.',
        'In the clean room calm counts for more than speed. We show you both, in groups of four at most.',
      ],
    ],
    { color: '#9c2448', layout: 'classic', logo: 'pill' },
    [270, 21, 1964],
    'bergische-pharma',
  ),
  neighbour(
    ['Frechener Farbpasten', '50226', ['chemikant', 'produktionsfachkraft-chemie', 'lacklaborant']],
    [
      ['Jeder Ton hat ein Rezept. Du kennst es.', 'Each shade has a recipe. You know it.'],
      [
        'Mischen, prüfen, abfüllen: ein kleiner Betrieb, in dem du jeden Schritt selbst machst.',
        'Mixing, testing, filling: a small company in which you do each step yourself.',
      ],
    ],
    { color: '#b4460f', layout: 'split' },
    [54, 5, 1990],
    'frechener-farbpasten',
  ),
  neighbour(
    ['Grünstoff Leverkusen', '51379', ['chemikant', 'chemielaborant']],
    [
      ['Aus Pflanzen machen, was sonst aus Öl kommt.', 'Making from plants what else comes from oil.'],
      [
        'Zwei Tage Labor, drei Tage Anlage. Dein Abschlussprojekt geht in die Produktion, wenn es besser ist als das alte.',
        'Two days in the laboratory, three at the plant. Your final project goes into production if it beats the old way.',
      ],
    ],
    { color: '#3d6b1f', layout: 'hero', logo: 'leaf' },
    [120, 11, 2006],
    'gruenstoff',
  ),
  neighbour(
    ['Monheimer Pflanzenschutz', '40789', ['chemikant', 'biologielaborant', 'pharmakant']],
    [
      ['Ein Gewächshaus, drei Labore und du.', 'A greenhouse, three laboratories and you.'],
      [
        'Du ziehst, was du später prüfst. Mittwochs kocht immer ein Jahrgang für alle.',
        'You grow what you test later. On Wednesdays one year always cooks for everybody.',
      ],
    ],
    { color: '#14532d', layout: 'split' },
    [640, 42, 1978],
    'monheimer-pflanzenschutz',
  ),
];

/** By the tenant's slug: they stand behind its other organizations. */
export const neighbours: Readonly<Record<string, readonly Neighbour[]>> = { app, chemie };
