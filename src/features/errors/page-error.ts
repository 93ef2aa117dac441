/** A page that can't be shown. `retry` names what may be tried again. */
export class PageError extends Error {
  readonly status: number;
  readonly retry: 'tenant' | 'session' | undefined;

  constructor(status: number, message: string, retry?: 'tenant' | 'session') {
    super(message);
    this.name = 'PageError';
    this.status = status;
    this.retry = retry;
  }
}
