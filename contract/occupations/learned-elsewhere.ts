import { forms, spellings } from './occupation-words.ts';

/** Where one learns what no company trains: at a school, by studying, or with an authority. */
export type Elsewhere = 'school' | 'studies' | 'authority';

export interface LearnedElsewhere {
  readonly de: string;
  readonly en: string;
  readonly way: Elsewhere;
}

/** German name, English name, what else people type. */
type Line = readonly [de: string, en: string, ...more: string[]];

const school: readonly Line[] = [
  ['Erzieher/in', 'Childcare worker', 'Kindergärtner/in', 'Kita', 'Kindergarten', 'nursery teacher'],
  ['Kinderpfleger/in', 'Nursery assistant'],
  ['Sozialassistent/in', 'Social care assistant'],
  ['Heilerziehungspfleger/in', 'Special needs carer'],
  ['Physiotherapeut/in', 'Physiotherapist', 'Krankengymnast/in', 'Physio'],
  ['Ergotherapeut/in', 'Occupational therapist'],
  ['Logopäde/Logopädin', 'Speech therapist'],
  ['Masseur/in', 'Masseur'],
  ['Diätassistent/in', 'Dietitian', 'Ernährungsberater/in'],
  ['Podologe/Podologin', 'Podiatrist'],
  ['Pharmazeutisch-technische/r Assistent/in', 'Pharmaceutical technical assistant', 'PTA'],
  ['Medizinisch-technische/r Assistent/in', 'Medical laboratory technologist', 'MTA', 'MTLA', 'MTRA'],
  ['Schauspieler/in', 'Actor', 'actress'],
  ['Tänzer/in', 'Dancer'],
];

const studies: readonly Line[] = [
  ['Lehrer/in', 'Teacher', 'Lehramt', 'Grundschullehrer/in'],
  ['Arzt/Ärztin', 'Doctor', 'Chirurg/in', 'physician', 'surgeon'],
  ['Zahnarzt/Zahnärztin', 'Dentist'],
  ['Tierarzt/Tierärztin', 'Vet', 'veterinarian'],
  ['Apotheker/in', 'Pharmacist'],
  ['Rechtsanwalt/Rechtsanwältin', 'Lawyer', 'Anwalt/Anwältin', 'Richter/in', 'solicitor'],
  ['Architekt/in', 'Architect', 'Innenarchitekt/in'],
  ['Ingenieur/in', 'Engineer'],
  ['Psychologe/Psychologin', 'Psychologist', 'Therapeut/in', 'Psychotherapeut/in'],
  ['Sozialarbeiter/in', 'Social worker', 'Sozialpädagoge/Sozialpädagogin', 'Streetworker/in'],
  ['Hebamme', 'Midwife', 'Entbindungspfleger/in'],
];

const authority: readonly Line[] = [
  ['Polizist/in', 'Police officer', 'Polizei', 'Kommissar/in', 'police', 'Kripo'],
  ['Soldat/in', 'Soldier', 'Bundeswehr', 'army'],
  ['Zollbeamter/Zollbeamtin', 'Customs officer', 'Zoll', 'customs'],
  ['Finanzwirt/in', 'Tax officer', 'Finanzbeamter/Finanzbeamtin', 'Finanzamt'],
  ['Justizvollzugsbeamter/Justizvollzugsbeamtin', 'Prison officer', 'Gefängnis', 'prison guard'],
];

const known = new Map<string, LearnedElsewhere>(
  Object.entries({ school, studies, authority }).flatMap(([way, lines]) =>
    lines.flatMap(([de, en, ...more]) =>
      [de, en, ...more]
        .flatMap(forms)
        .flatMap(spellings)
        .map((word) => [word, { de, en, way: way as Elsewhere }] as const),
    ),
  ),
);

/** Shorter beginnings mean too much. */
const shortestBeginning = 5;

/** What was typed, or begun, where no company trains it. */
export function learnedElsewhere(typed: string): LearnedElsewhere | undefined {
  const [text = ''] = spellings(typed);
  if (known.has(text) || text.length < shortestBeginning) return known.get(text);
  const begun = [...known].find(([word]) => word.startsWith(text));
  return begun?.[1];
}
