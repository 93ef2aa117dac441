/** Asks, and hears the answer to the last question alone, a refusal too: on a slow line that to an earlier one may come after it. */
export function lastAsked() {
  let latest: object | undefined;
  return async <Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> => {
    const question = {};
    latest = question;
    try {
      const answer = await ask();
      return latest === question ? answer : undefined;
    } catch (error) {
      if (latest === question) throw error;
      return undefined;
    }
  };
}
