import '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The composer was opened from the entry before: closing it goes back there. */
    isComposing?: boolean;
    /** Somebody of a list was opened beside it from the entry before: closing goes back there. */
    isShowing?: boolean;
  }
}
