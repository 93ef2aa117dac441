import * as v from 'valibot';

const key = 'registration';

/** What a registration began with, for the way back from a wrong address; no password. */
const memorySchema = v.object({
  firstname: v.string(),
  lastname: v.string(),
  code: v.optional(v.string()),
  token: v.optional(v.string()),
});
export type RegistrationMemory = v.InferOutput<typeof memorySchema>;

/** Keeps it in this tab. Where storage is blocked the way back asks for the code again. */
export function rememberRegistration(memory: RegistrationMemory): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(memory));
  } catch {
    return;
  }
}

export function rememberedRegistration(): RegistrationMemory | undefined {
  try {
    const parsed = v.safeParse(memorySchema, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** After the address is verified nothing of it stays in the tab. */
export function forgetRegistration(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    return;
  }
}
