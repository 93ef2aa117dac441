import type { BrowserContext } from '@playwright/test';

/** The browser's own line for a call that the server answered with 4xx: that is how refusals travel. */
const refusal = /^Failed to load resource: the server responded with a status of 4\d\d/;

/**
 * What must not happen in any page: a console error, a script or promise that fails unhandled, a violated
 * content policy, a call that the server can't answer.
 */
export class Faults {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** For a fault that the test itself brings about. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  get found(): readonly string[] {
    return this.#found.filter((fault) => !this.#allowed.some((pattern) => pattern.test(fault)));
  }

  async watch(context: BrowserContext): Promise<void> {
    const note = (fault: string) => this.#found.push(fault);
    context.on('console', (message) => {
      const { url } = message.location();
      const isRefusal = refusal.test(message.text()) && URL.canParse(url) && new URL(url).pathname.startsWith('/api/');
      if (message.type() === 'error' && !isRefusal) note(`console: ${message.text()} (${url})`);
    });
    context.on('weberror', (error) => note(`unhandled: ${error.error().stack ?? error.error().message}`));
    context.on('response', (response) => {
      if (response.status() >= 500) note(`answer ${response.status()}: ${response.url()}`);
    });
    await context.exposeBinding('noteViolation', (_source, violation: string) => note(`policy: ${violation}`));
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        const { noteViolation } = window as unknown as { noteViolation: (violation: string) => void };
        noteViolation(`${violatedDirective} ${blockedURI}`);
      });
    });
  }
}
