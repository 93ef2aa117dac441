/** Asks again for as long as the answer is that the server is busy: what is counted is what was decided. */
export async function untilServed<Reply extends { readonly error: { readonly code: string } }>(
  ask: () => Promise<Reply>,
): Promise<Reply> {
  const reply = await ask();
  return reply.error.code === 'unavailable' ? untilServed(ask) : reply;
}
