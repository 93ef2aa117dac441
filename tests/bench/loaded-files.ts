import type { CDPSession, Page } from '@playwright/test';

/** Something a page asked for, with its bytes on the wire. */
export interface LoadedFile {
  readonly path: string;
  readonly type: string;
  bytes: number;
  status: number;
}

/** Every request of the page by its id: the bytes on the wire, headers included. */
export function listen(session: CDPSession): Map<string, LoadedFile> {
  const files = new Map<string, LoadedFile>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    const { pathname, search } = new URL(request.url);
    files.set(requestId, { path: pathname + search, type, bytes: 0, status: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const file = files.get(requestId);
    if (file) file.status = response.status;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.bytes = encodedDataLength;
  });
  void session.send('Network.enable');
  return files;
}

export const withoutFonts = (files: Iterable<LoadedFile>): LoadedFile[] =>
  [...files].filter(({ type }) => type !== 'Font');

/**
 * The addresses, as in `path`, of what stands in the browser's tab: no page waits for it, a browser without a window
 * doesn't ask for it, and the login page, where people come first, counts it (`transfer.ts`).
 */
export const iconsOf = async (page: Page): Promise<string[]> =>
  (
    await page.locator('link[rel~="icon"]').evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  ).map((href) => {
    const { pathname, search } = new URL(href);
    return pathname + search;
  });

/** What the program made of somebody's data brings along: it comes when the page stands, and is small or many by whom it shows. */
const isPicture = ({ path }: LoadedFile): boolean => path.startsWith('/api/v1/pictures/');

/** Program, words and data of a page, and apart from these the pictures it shows; what a browser has kept went over no wire. */
export function partsOf(files: readonly LoadedFile[]): { page: LoadedFile[]; pictures: LoadedFile[] } {
  const sent = withoutFonts(files).filter(({ bytes }) => bytes > 0);
  return { page: sent.filter((file) => !isPicture(file)), pictures: sent.filter(isPicture) };
}

export const sizeOf = (files: readonly LoadedFile[]): number => files.reduce((total, { bytes }) => total + bytes, 0);
