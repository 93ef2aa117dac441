/**
 * Lets Radix's scroll lock add its style sheet under the content security policy: it asks this global
 * for the page's nonce (npm package get-nonce), which the server wrote into the head.
 */
export function lendStyleNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
