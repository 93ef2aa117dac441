const parts = [
  // Authorities
  'verwaltung|verband|^Agentur für|Bundes[a-zä]|^Deutsche|kammer|direktion|ministerium|[Rr]egierung|gericht|anwalt',
  '^Rathaus|^Stadt (?!Wehlen)|^Gemeinde |^Landkreis|^Landeshauptstadt|^StädteRegion|Magistrat|Landrat|bürgermeister',
  'Bürgermeister|^Kreis |[- ]Kreis$|^Kreis[a-z]*(?:kliniken|aus)|Polizei|^Justiz|[Jj]ob[Cc]enter|anstalt|^Botschaft|Kaserne|^Feldpost',
  'Landes(?:bank|betrieb|kredit)|^Bezirks|^Fachbereich|Staatliche|Außenwirtschaft',
  // Insurers and banks
  '[Kk]asse\\b|^Kasse(?:n|\\.)|[Vv]ersich|AOK|ARAG|Generali|Volksfürsorge|Knappschaft|Kravag|[Ss]ignal Iduna|^HUK|^DAK|^Barmer',
  '[Bb]ank\\b|BANK|Banque|bank,|[Gg]enossenschaft|Versorgung|[Hh]ilfe$',
  // Health, research, broadcasting
  'Universit|[Hh]ochschule|[Ii]nstitut|[Kk]rankenhaus|[Kk]linik|[Hh]ospital|Apotheke|Diakonie|[a-z]funk\\b|^Radio |Zeitung|Tagblatt',
  // Companies
  'gesellschaft|GmbH|mbH|\\bAG\\b|KGaA|\\bOHG\\b|GbR|\\beG\\b|\\bCo\\b|S\\.A|[Bb]\\. ?[Vv]\\.|e\\. ?[KV]\\.|[&+]|\\.(?:de|fm)$|^Gebr\\.',
  '[Cc]enter\\b|[Zz]entrum\\b|[Ss]ervice|Versand|Pressevertrieb|Lotterie|Express|Gruppe\\b|[Uu]nternehmen|werke\\b|[Ff]abrik|Logistik',
  'Möbel|Distribution|Finance|Weingut|Zalando|Lufthansa|McDonald|Teleshopping|Inkasso|Reisen?\\b|Aktion Mensch|Bund$|Licht im Osten',
  'Südbund|Wissoll|Inforum|Hobein|Ehlers|Debeka|Isbank|^Gummi-|^Welt |Deutschland$|Drive$|^Sans ',
  'Airbus|Bockwoldt|^Appart-|Assecuranz|^Anwalt|^Fresenius|^Alte Leip|Dipl\\.|Print$|^Hommel |Gesellschaft|^Bürkert|Triaz|^Novartis',
  // Abbreviations, and names that begin small or came in a broken encoding
  '[A-ZÄÖÜ]{2,}(?<!\\bI{2,3})|^[a-z]|Ã|Ausland',
];

/** Large receivers of post that the data name like places. Nobody lives there, and no place of that name is offered. */
export const institution = new RegExp(parts.join('|'));
