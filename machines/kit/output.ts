/** What an invoked actor resolved to, as the parameters of a guard or an action. */
export const output = <Result>({ event }: { event: { output: Result } }): Result => event.output;
