/**
 * Sends one after the other, in the order of the presses: side by side, an earlier one could reach the server last and
 * win over what was chosen since.
 */
export function inOrder() {
  let last: Promise<unknown> = Promise.resolve();
  return <Answer>(send: () => Promise<Answer>): Promise<Answer> => {
    const next = last.then(send, send);
    last = next;
    return next;
  };
}
