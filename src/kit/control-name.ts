/** By this a control is found: its event, and of several alike which one it is about. */
export function nameOf(event: { readonly type: string; readonly action?: string; readonly slug?: string }) {
  const which = event.action ?? event.slug;
  return { 'data-event': event.type, ...(which !== undefined && { 'data-which': which }) };
}
