/**
 * What the whole document must learn from answers (specification, section 8). The client neither
 * navigates nor shows anything: src/app connects these to the session and the notifications.
 */
export interface ApiListeners {
  /** The session a request begins in; a 401 from an older one is ignored by the session. */
  readonly epoch: () => number;
  /** Whose things the page shows: the server answers nobody else's session. */
  readonly person: () => string | undefined;
  /** The session is another person's by now. */
  readonly onAnotherPerson: () => void;
  readonly onUnauthenticated: (epoch: number) => void;
  /** 403 unverified, onboarding_required or tos_required. */
  readonly onGateRefused: () => void;
  readonly onTooManyRequests: () => void;
  /** The server gives out another program than the one that runs here. */
  readonly onNewerProgram: () => void;
}

const silent: ApiListeners = {
  epoch: () => 0,
  person: () => undefined,
  onAnotherPerson: () => {},
  onUnauthenticated: () => {},
  onGateRefused: () => {},
  onTooManyRequests: () => {},
  onNewerProgram: () => {},
};

let connected: ApiListeners = silent;

/** Connects the document's listeners; returns how to disconnect. Only src/app calls this. */
export function connectApi(listeners: ApiListeners): () => void {
  connected = listeners;
  return () => {
    connected = silent;
  };
}

export const apiListeners = (): ApiListeners => connected;
