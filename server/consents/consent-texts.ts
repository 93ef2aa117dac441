import { createHash } from 'node:crypto';
import type { Locale } from '../../contract/kit/fields.ts';
import type { ConsentText } from '../../contract/terms/consent-text.schema.ts';
import type { ConsentAct } from '../../contract/terms/terms.schema.ts';

type OwnText = Exclude<ConsentAct, 'terms'> | 'company';

/**
 * What is agreed to beside the tenant's terms, by applicants and (`company`) by who writes to them, the same everywhere: what companies see is the program's doing. The last
 * text of an act is in force; earlier ones stay, for the ledger names them by version and hash. One that says something
 * else in substance is `material`: who agreed to an earlier one is asked again.
 */
const versions: Record<OwnText, readonly (Record<Locale, string> & { readonly material: boolean })[]> = {
  findable: [
    {
      material: true,
      de: `Einwilligung: von Betrieben gefunden werden

Was Betriebe sehen
Betriebe, die hier Auszubildende suchen, dürfen dich finden. Sie sehen deinen Wunschberuf und weitere Berufe, die du nennst, deinen Schulabschluss, die Gegend, in der du wohnst, die ungefähre Entfernung, ob du deine Suche in den letzten 30 Tagen bestätigt hast, und ob dich ein Betrieb empfohlen hat. Wenn du es angibst, sehen sie auch, ab welchem Monat du anfangen kannst und wie weit du fahren würdest. Sie dürfen dir über diese Seite schreiben.

Was sie nicht sehen
Deinen Namen, deine Telefonnummer, deine E-Mail-Adresse, deine Adresse und dein Geburtsdatum. Nur der Betrieb, der dich empfohlen hat, kennt deinen Namen.

Zurücknehmen
Diese Einwilligung kann jederzeit zurückgenommen werden, ohne Grund und ohne Nachteil: von dir in deinem Konto, wenn du alt genug bist, um selbst zu entscheiden, und sonst von der Person, die für dich zugestimmt hat. Von da an findet dich niemand mehr, und Kontaktdaten, die ein Betrieb von dir hat, nehmen wir zurück: Er sieht sie nicht mehr und wird gebeten, sie zu löschen. Dein Konto bleibt.`,
      en: `Consent: to be found by companies

What companies see
Companies that look for apprentices here may find you. They see the occupation you want and further ones you name, your school certificate, the area you live in, the approximate distance, whether you confirmed your search in the last 30 days, and whether a company recommended you. Where you say so, they also see from which month you could start and how far you would travel. They may write to you through this site.

What they do not see
Your name, your phone number, your e-mail address, your address and your date of birth. Only the company that recommended you knows your name.

Taking it back
This consent can be taken back at any time, without a reason and without a disadvantage: by you in your account if you are old enough to decide yourself, and otherwise by the person who agreed for you. From then on nobody finds you, and contact details that a company has of you are taken back: it no longer sees them and is asked to delete them. Your account stays.`,
    },
  ],
  release: [
    {
      material: true,
      de: `Einwilligung: Kontaktdaten an einen Betrieb geben

Der Betrieb, dem du zusagst, bekommt deinen Namen, deine Telefonnummer und deine E-Mail-Adresse. Er sieht auch, ab wie viel Uhr man dich erreicht und wie du einen Betrieb zuerst kennenlernen möchtest, wenn du es angibst, und welche Betriebe dich empfohlen haben. Nicht: deine Adresse und dein Geburtsdatum. Er darf sich bei dir melden. Du kannst das zurücknehmen; was schon gelesen wurde, können wir nicht ungelesen machen.`,
      en: `Consent: to give contact details to a company

The company you say yes to gets your name, your phone number and your e-mail address. It also sees from which hour you can be reached and how you would like to get to know a company first, where you say so, and which companies recommended you. Not your address and not your date of birth. It may get in touch with you. You can take this back; what has been read already we cannot make unread.`,
    },
  ],
  company: [
    {
      material: true,
      de: `Bedingungen für Betriebe, die Bewerber:innen schreiben

Wofür
Sie schreiben Menschen, die einen Ausbildungsplatz suchen; viele sind noch nicht volljährig. Was Sie über sie erfahren, verwenden Sie nur, um mit ihnen über das zu sprechen, was Sie anbieten: Ausbildung, Praktikum, Schnuppertag oder ein Gespräch darüber. Nicht für Werbung, und nicht für andere Unternehmen.

Eigene Verantwortung
Mit dem Ja einer Person bekommen Sie deren Kontaktdaten. Von da an ist Ihr Betrieb für diese Daten selbst verantwortlich, neben dem Verband und unabhängig von ihm. Wer antwortet, kann vorher lesen, wo Ihre Datenschutzhinweise stehen, sobald Sie das unter „Betrieb“ angeben.

Nichts abschreiben
Sie übernehmen Profile nicht in eigene Listen oder Programme und suchen nicht danach, wer hinter einem Profil steht, solange die Person nicht zugesagt hat. Kontaktdaten bleiben bei denen im Betrieb, die sich um die Ausbildung kümmern.

Löschen
Nimmt jemand das Ja zurück, melden Sie sich nicht mehr, löschen die Kontaktdaten sofort, auch aus E-Mails, und bestätigen es hier. Wer sich bei Ihnen bewirbt, tut das außerhalb dieser Seite; dafür gelten Ihre eigenen Regeln.

Wenn es anders kommt
Bei einem Verstoß kann der Verband Ihrem Betrieb den Zugang nehmen.`,
      en: `Terms for companies that write to applicants

What for
You write to people who look for an apprenticeship; many of them are not of age yet. What you learn about them you use only to talk with them about what you offer: an apprenticeship, an internship, a trial day or a conversation about it. Not for advertising, and not for other companies.

Your own responsibility
With a person's yes you receive their contact details. From then on your company is itself responsible for these data, beside the association and independently of it. Whoever answers can read beforehand where your privacy notice stands, once you give it under “Organization”.

No copying
You do not take profiles over into lists or programs of your own, and do not look for who stands behind a profile as long as that person has not said yes. Contact details stay with those in your company who look after training.

Deleting
If somebody takes their yes back, you no longer get in touch, delete the contact details at once, from e-mails too, and confirm it here. Whoever applies to you does so outside this site; your own rules hold for that.

If it goes otherwise
In case of a breach the association can end your company's access.`,
    },
  ],
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The text of an act in one language: the one in force unless an earlier version is asked for. */
export function consentText(act: OwnText, locale: Locale, version = versions[act].length): ConsentText {
  const text = versions[act][version - 1]?.[locale] ?? '';
  return { version, text, hash: hashOf(text) };
}

/** The earliest version that agrees in substance with the last one, counted from 1. */
export const lastMaterial = (texts: readonly { readonly material: boolean }[]): number =>
  texts.findLastIndex(({ material }) => material) + 1;

/** The earliest version of an act's text that still holds. */
export const standingVersion = (act: OwnText): number => lastMaterial(versions[act]);

/** Any text of an act there ever was, by its hash. */
export const textByHash = (act: OwnText, hash: string): string | undefined =>
  versions[act].flatMap(({ de, en }) => [de, en]).find((text) => hashOf(text) === hash);
