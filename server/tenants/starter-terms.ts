/** What the first version of a tenant's terms names. */
interface TermsFacts {
  readonly name: string;
  readonly support: string;
  readonly guardianAge: number;
  readonly lookingDays: number;
}

/** The first version of the terms, in plain words; a tenant replaces it with its own. Paragraphs are parted by empty lines. */
export function starterTerms({ name, support, guardianAge, lookingDays }: TermsFacts): { de: string; en: string } {
  return {
    de: `Nutzungsbedingungen und Datenschutz von ${name}

Worum es geht
Auf dieser Seite empfehlen Betriebe einander Menschen, die eine Ausbildung oder ein Praktikum suchen. Du legst ein kurzes Profil an, Betriebe finden dich, du entscheidest, wer dich kennenlernt. Für dich kostet das nichts.

Welche Daten wir speichern
Deinen Namen, deine E-Mail-Adresse, dein Geburtsdatum, deinen Schulabschluss, den gesuchten Beruf, deine Telefonnummer und deine Adresse. Dazu, wer dich empfohlen hat, welche Betriebe dich angeschrieben haben, was du geantwortet hast und was du sonst von deinen Wünschen erzählst. Mehr brauchen wir nicht. Wir verkaufen nichts und zeigen keine Werbung.

Wer was sieht
Betriebe sehen zuerst, was du suchst, deinen Schulabschluss, den Raum, in dem du wohnst, die ungefähre Entfernung, ob du deine Suche zuletzt bestätigt hast und ob ein Betrieb dich empfiehlt. Deinen Namen, deine Kontaktdaten und wer dich empfiehlt sieht ein Betrieb erst, wenn du seine Anfrage annimmst. Der Betrieb, der dich empfohlen hat, sieht deinen Namen, denn er kennt dich schon. Die Mitarbeitenden von ${name} können dein Profil sehen, um dir zu helfen.

Wie lange
Du bist ${lookingDays} Tage lang zu finden. Vorher fragen wir dich, ob du noch suchst. Hast du etwas gefunden, schalte die Suche in deiner Übersicht aus: Dann findet dich sofort niemand mehr.

Deine Rechte
Du kannst deine Daten jederzeit ansehen, ändern, herunterladen und löschen. Deine Zustimmung kannst du jederzeit zurücknehmen, ohne Grund und ohne Nachteil. Ab dann bist du für Betriebe nicht mehr zu finden.

Wenn du jünger als ${guardianAge} Jahre bist
Dann muss jemand, der für dich sorgt, diesen Bedingungen zustimmen. Wir schicken dieser Person eine E-Mail mit einem Link. Bis dahin bist du für niemanden sichtbar. Zurücknehmen kann die Zustimmung dann diese Person, jederzeit. Die Suche ausschalten oder alles löschen kannst du selbst.

Was wir von dir erwarten
Dass deine Angaben stimmen, und dass du auf Anfragen antwortest, wenn du kannst. Ein Nein ist eine gute Antwort.

Fragen
Schreib uns: ${support}. Dort nennen wir dir auch, wer für deine Daten verantwortlich ist und bei welcher Aufsichtsbehörde du dich beschweren kannst.`,
    en: `Terms of use and privacy of ${name}

What this is about
On this site companies recommend people to each other who are looking for an apprenticeship or an internship. You create a short profile, companies find you, you decide who gets to know you. It costs you nothing.

What we store
Your name, your e-mail address, your date of birth, your school certificate, the occupation you are looking for, your phone number and your address. Also who recommended you, which companies wrote to you, what you answered and what else you tell of your wishes. We need no more than that. We sell nothing and show no advertising.

Who sees what
At first companies see what you are looking for, your certificate, the area in which you live, the approximate distance, whether you confirmed your search lately and whether a company recommends you. A company sees your name, your contact details and who recommends you when you accept its request. The company that recommended you sees your name, because it knows you already. The staff of ${name} can see your profile in order to help you.

For how long
You can be found for ${lookingDays} days. Before that ends we ask whether you are still looking. When you have found something, switch the search off on your dashboard: from that moment nobody finds you.

Your rights
You can see, change, download and delete your data at any time. You can take back your agreement at any time, without a reason and without a disadvantage. From then on companies can no longer find you.

If you are younger than ${guardianAge}
Then someone who has custody of you must agree to these terms. We send that person an e-mail with a link. Until then nobody can see you. It is that person who can then take the agreement back, at any time. You can switch the search off or delete everything yourself.

What we expect of you
That what you tell us is true, and that you answer requests when you can. No is a good answer.

Questions
Write to us: ${support}. There we also tell you who is responsible for your data and which supervisory authority you can complain to.`,
  };
}
