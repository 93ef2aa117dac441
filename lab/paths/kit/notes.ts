/** What a manual script notes beside its steps, as its two languages say it. */
export const notes = {
  'logs in': { de: 'meldet sich an', en: 'logs in' },
  registers: { de: 'registriert sich', en: 'registers' },
  'link of a company': { de: 'Link eines Betriebs', en: 'link of a company' },
  'the child': { de: 'das Kind', en: 'the child' },
  'the guardian’s link': { de: 'Link für die sorgeberechtigte Person', en: 'the guardian’s link' },
  'the link to withdraw': { de: 'Link zum Widerrufen', en: 'the link to withdraw' },
  'job, date of birth': { de: 'Beruf, Geburtsdatum', en: 'job, date of birth' },
  'phone number': { de: 'Telefonnummer', en: 'phone number' },
  'postcode, town': { de: 'Postleitzahl, Ort', en: 'postcode, town' },
  colleague: { de: 'jemand aus dem Kollegium', en: 'colleague' },
  'position, phone number': { de: 'Position, Telefonnummer', en: 'position, phone number' },
  marks: { de: 'wählt', en: 'marks' },
  'the colleague marks': { de: 'dort wird gewählt', en: 'the colleague marks' },
} as const;

export type Note = keyof typeof notes;
