/**
 * What is put in the place of the server's own answer: `csrf` (419) once, the others for as long as it is asked. `lost` is
 * what the server has done and cannot tell. Each with its sign in a path's name and what it leaves in the console.
 */
export const faults = {
  offline: { sign: 'offline', de: 'die Verbindung bricht ab', en: 'the connection breaks', traces: [/net::ERR_/] },
  lost: {
    sign: 'answer lost',
    de: 'der Server tut es, die Antwort geht verloren',
    en: 'the server does it, and its answer is lost',
    traces: [/net::ERR_/],
  },
  broken: {
    sign: '500',
    de: 'der Server antwortet mit 500',
    en: 'the server answers 500',
    traces: [/status of 500/, /answer 500/],
  },
  tooMany: { sign: '429', de: 'der Server antwortet mit 429', en: 'the server answers 429', traces: [] },
  csrf: {
    sign: '419',
    de: 'der Server antwortet zuerst mit 419; der Aufruf wird mit neuem Token wiederholt',
    en: 'the server answers 419 first; the call is repeated with a new token',
    traces: [],
  },
} as const;

export type Fault = keyof typeof faults;
