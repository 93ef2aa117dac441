import type { CDPSession } from '@playwright/test';

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

export const sizeOf = (files: readonly LoadedFile[]): number => files.reduce((total, { bytes }) => total + bytes, 0);
