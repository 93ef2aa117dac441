import type { Text } from '../charts/text.ts';

/** Why the browser walks no computed paths through these machines; a machine stands here or has a flow. */
export const withoutPaths: Readonly<Record<string, Text>> = {
  tenant: {
    de: 'Der Server schreibt den Anbieter schon in die Seite; was sonst geschieht, hängt an der Adresse und nicht daran, was jemand tut.',
    en: 'The server writes the tenant into the page beforehand; what else happens depends on the address, not on what anybody does.',
  },
  link: {
    de: 'Eine Frage an den Server, die von keinem Weg davor abhängt; jede Seite, die sie stellt, hat ihre Bildschirme.',
    en: 'One question to the server, which depends on no way before it; each page that asks it has its screens.',
  },
  list: {
    de: 'Sie läuft neben den Seiten her: ihr Zustand ist an den Zeilen zu sehen, nicht an Knöpfen, die kommen und gehen.',
    en: 'It runs beside the pages: its state shows in the rows, not in buttons that come and go.',
  },
  recordAction: {
    de: 'Dieselben Knöpfe auf jeder Seite; was sie auslösen, entscheidet der Server nach dem Stand des Eintrags.',
    en: 'The same buttons on every page; what they cause is the server’s decision, by the record’s status.',
  },
  recordForm: {
    de: 'Dasselbe Formular auf jeder Seite; wer schneller war, hängt an zwei Menschen und nicht am Weg davor.',
    en: 'The same form on every page; who was faster depends on two people, not on the way before.',
  },
  notification: {
    de: 'Sie gehört zu keiner Seite: sie erscheint auf jeder und geht mit der Zeit.',
    en: 'It belongs to no page: it shows on any and goes with time.',
  },
  chunkGuard: {
    de: 'Niemand tut etwas: ein Teil einer älteren Version fehlt, und die Seite lädt sich neu.',
    en: 'Nobody does anything: a part of an older version is missing, and the page reloads itself.',
  },
};
