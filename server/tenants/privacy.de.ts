import { graceDays } from '../../contract/account/account.schema.ts';
import { suspicionDays } from '../../contract/reports/suspicious-events.search.ts';
import { viewDays } from '../../contract/search/views.schema.ts';
import type { PlainSubject } from '../../contract/tenants/privacy.schema.ts';
import { paragraphs, type PrivacyFacts, section } from './privacy-facts.ts';

const months = (count: number): string => (count === 1 ? 'einen Monat' : `${count} Monate`);
const days = (count: number): string => (count === 1 ? 'einem Tag' : `${count} Tagen`);

/** For children, and for everybody who has a minute. */
export const plainGerman = (
  facts: PrivacyFacts,
): Readonly<Record<PlainSubject, readonly [string, string] | undefined>> => ({
  who: [
    'Wer wir sind',
    `${facts.name} bringt Menschen, die eine Ausbildung suchen, mit Betrieben zusammen. Nur dafür nutzen wir deine Daten.`,
  ],
  stored: [
    'Was wir von dir wissen',
    'Das, was du selbst eintippst: wie du heißt, wie man dich erreicht, wann du geboren bist, wo du wohnst, deinen Abschluss und was du lernen willst. Dazu, wer dir geschrieben hat und was du geantwortet hast.',
  ],
  seen: [
    'Wer was sieht',
    'Betriebe sehen, was du suchst, deinen Abschluss, ungefähr wo du wohnst und was du sonst von deinem Wunsch erzählst. Deinen Namen, deine Nummer und deine E-Mail-Adresse bekommt ein Betrieb erst, wenn du Ja zu ihm sagst. Straße und Geburtsdatum bekommt keiner. Wer dich empfohlen hat, kennt deinen Namen schon vorher.',
  ],
  guardian:
    facts.guardianAge === undefined
      ? undefined
      : [
          `Wenn du noch nicht ${facts.guardianAge} bist`,
          'Dann fragen wir erst jemanden, der für dich sorgt. Ohne dieses Ja sieht kein Betrieb etwas von dir.',
        ],
  yours: [
    'Du bestimmst',
    'Im Konto kannst du alles ansehen, ändern, mitnehmen und löschen, ein Ja zurücknehmen und Betriebe blockieren. Einen Grund brauchst du nicht.',
  ],
  order: [
    'Wer oben steht',
    'In der Suche zählt, was du lernen willst, wie weit es ist und ob du deine Suche vor Kurzem bestätigt hast. Nie zählen Name, Alter, Geschlecht oder Herkunft. Es gibt keine Punkte und keine Noten.',
  ],
  never: ['Was wir nie tun', 'Daten verkaufen, Werbung zeigen, dir durchs Internet folgen.'],
  kept: [
    'Wie lange wir es behalten',
    `Wirst du mit der Anmeldung nicht fertig: ${facts.unfinished === 1 ? 'einen Tag' : `${facts.unfinished} Tage`}. Ist deine Suche zu Ende: ${months(facts.ended)}. Beide Male schreiben wir dir vorher. Löschst du selbst, ist nach ${days(graceDays)} alles weg. Nur dass du zugestimmt hast, müssen wir noch ${months(facts.proof)} beweisen können, ohne deinen Namen.`,
  ],
  ask: ['Fragen?', `Schreib uns: ${facts.support}. Es gibt keine dummen Fragen.`],
});

/** In full, as the law asks for it (GDPR, articles 13 and 14). */
export const fullGerman = (facts: PrivacyFacts): string =>
  paragraphs(
    section('Verantwortlich', ...facts.responsible.map((line) => `- ${line}`)),
    facts.officer !== null && section('Datenschutzbeauftragt', facts.officer),
    section(
      'Wozu wir Daten verarbeiten und worauf wir uns stützen',
      '- Konto und Profil: damit es das Angebot gibt (Artikel 6 Absatz 1 Buchstabe b DSGVO).',
      '- Gefunden werden und jede Weitergabe von Kontaktdaten an einen Betrieb: nur mit Einwilligung (Buchstabe a). Sie ist jederzeit widerrufbar; was bis dahin geschah, bleibt rechtmäßig.',
      facts.guardianAge !== undefined &&
        `- Wer noch nicht ${facts.guardianAge} ist: Einwilligung der sorgeberechtigten Person (Artikel 8). Ihren Namen und ihre E-Mail-Adresse nennt uns das Kind; wir nutzen sie, um zu fragen und Bescheid zu geben.`,
      '- Nachweis der Einwilligungen (Artikel 7 Absatz 1).',
      '- Angestellte der Betriebe: Name, Funktion und berufliche Erreichbarkeit, damit Bewerber wissen, wer schreibt (Buchstaben b und f).',
      '- Empfehlungen per E-Mail: Die Adresse nennt uns ein Betrieb mit dem Einverständnis der Person; wir schreiben ihr einmal und löschen sie nach 14 Tagen.',
      '- Sicherheit: Anmeldungen, Änderungen und Fehlversuche werden festgehalten (Buchstabe f). Netzadressen stehen nur als Prüfsummen da, für einen Tag.',
      `- Ungewöhnliche Nutzung (sehr viele geöffnete Profile, viele Fehlversuche, verweigerte Abfragen${facts.guardianAge === undefined ? '' : ', auffällige Adressen von Eltern'}) bemerken feste Regeln, damit Missbrauch auffällt (Buchstabe f). Angesehen wird es nur von Menschen, die für ${facts.name} arbeiten; von selbst folgt daraus nichts.`,
    ),
    section(
      'Wer Daten bekommt',
      '- Betriebe, die mitmachen: erst Wunsch, Abschluss, Raum und ungefähre Entfernung, ohne Namen; nach einem Ja Name, E-Mail-Adresse und Telefonnummer. Ein Betrieb ist für das, was er dann notiert, selbst verantwortlich und hat zugesagt, es auf Bitte zu löschen.',
      '- Der Betrieb, der jemanden empfohlen hat: den Namen und ob die Person zu finden ist.',
      `- Menschen, die für ${facts.name} arbeiten und helfen, wenn etwas klemmt.`,
      '- Dienstleister, auf deren Rechnern die Seite läuft und die E-Mails zustellen, durch Vertrag gebunden (Artikel 28).',
      facts.streets !== undefined &&
        `- ${facts.streets}: Straße und Ort, während jemand eine Adresse eintippt, damit Vorschläge kommen; kein Name, keine Kennung. Gefragt wird von unserem Rechner aus.`,
      facts.reportsErrors && '- Ein Dienst für Fehlerberichte: welche Seite nicht ging, ohne Namen und ohne Getipptes.',
    ),
    section(
      'Wie lange',
      `- Unfertige Anmeldungen: ${facts.unfinished} Tage; eine E-Mail geht eine Woche vorher hinaus.`,
      `- Nach dem Ende einer Suche: ${months(facts.ended)} ab dem letzten Besuch; eine E-Mail geht zwei Wochen vorher hinaus.`,
      `- Nach dem eigenen Löschen: sofort unsichtbar, nach ${days(graceDays)} gelöscht.`,
      `- Nachweis von Einwilligungen: ${months(facts.proof)} nach dem Löschen, unter einem Pseudonym, zu dem nur die E-Mail-Adresse führt.`,
      `- Protokoll dessen, was sich geändert hat, ohne die Inhalte: ${months(facts.log)}.`,
      `- „Das bin ich nicht“ einer angeschriebenen Person: ${months(facts.notMe)}, als Prüfsumme.`,
      `- Welche Betriebe eine Karte angesehen haben: ${facts.views} Tage. Neuigkeiten: ${viewDays} Tage. Liste der E-Mails: einen Monat, von unzustellbaren drei.`,
      `- Was als ungewöhnlich auffiel, mit der Notiz dazu: ${suspicionDays} Tage.`,
      '- Notizen eines Betriebs zu jemandem: 6 Monate; wer gemeint ist, kann sie lesen.',
      '- Sicherungskopien, bis sie überschrieben werden.',
    ),
    section(
      'Was entscheidet ein Rechner?',
      'Nichts über Menschen. Die Suche ordnet nach einer festen Regel: Wunsch, Entfernung, zuletzt bestätigt; Gleiche wechseln sich täglich ab. Name, Alter, Geschlecht, Herkunft und Noten kommen darin nicht vor. Wen ein Betrieb anschreibt, entscheidet ein Mensch.',
    ),
    section(
      'Müssen Daten angegeben werden?',
      'Nein. Ohne Wunsch, Abschluss, Geburtsdatum, Telefonnummer und Adresse kann nur niemand gefunden werden. Alles andere ist freiwillig.',
    ),
    section(
      'Rechte',
      '- Auskunft und Kopie, zum Lesen und als Datei: im Konto unter „Daten“.',
      '- Berichtigen, löschen, einschränken: im Konto, oder mit ein paar Worten an uns.',
      '- Einwilligungen widerrufen: im Konto unter „Zustimmung“; Eltern auf ihrer eigenen Seite.',
      '- Widersprechen, wo wir uns auf berechtigte Interessen stützen.',
      `- Beschwerde bei einer Aufsichtsbehörde${facts.authority === null ? ', etwa der des eigenen Wohnorts' : `: ${facts.authority}`}.`,
    ),
    section(
      'Im Browser',
      'Es gibt Cookies für die Anmeldung, zum Wiedererkennen eines Browsers, zum Schutz der Formulare und für die Sprache. Was eingetippt und noch nicht gesendet ist, bleibt im Browser, ohne Passwörter. Keine Werbung, keine Reichweitenmessung, nichts von fremden Seiten.',
    ),
  );
