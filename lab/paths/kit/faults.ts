const unanswered = [/net::ERR_/];

/** What takes the place of the server's answer, `csrf` once: in words, as a path's name says it, and its traces in the console. */
export const faults = {
  offline: { says: 'the connection breaks', sign: 'offline', traces: unanswered },
  lost: { says: 'the server does it, and its answer is lost', sign: 'answer lost', traces: unanswered },
  broken: { says: 'the server answers 500', sign: '500', traces: [/status of 500/, /answer 500/] },
  tooMany: { says: 'the server answers 429', sign: '429', traces: [] },
  csrf: { says: 'the server answers 419 first; the call is repeated', sign: '419', traces: [] },
};
export type Fault = keyof typeof faults;
