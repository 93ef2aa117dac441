import type { Endpoint, InputOf } from '../../contract/kit/endpoint.ts';
import { requestOf, told } from './call.ts';
import { findClient } from './find-client.ts';
import { apiListeners } from './listeners.ts';

/** Fetches a file and hands it to the browser, under the name that the server gave it. @throws ApiError */
export async function download<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<void> {
  const epoch = apiListeners().epoch();
  const { url, init } = requestOf(endpoint, input, {});
  try {
    const { sendRequest } = await findClient();
    const answer = await sendRequest(url, init);
    const [, name = 'table.csv'] = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
    save(await answer.blob(), name);
  } catch (error) {
    throw told(error, endpoint, epoch);
  }
}

/** A browser that asks where to put it, or begins late, reads the file only then; Safari does both. */
const keptFor = 60_000;

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), keptFor);
}
