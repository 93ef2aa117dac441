/** What comes of work within so many milliseconds; undefined after these, whatever becomes of it. */
export async function inTime<Made>(work: Promise<Made>, milliseconds: number): Promise<Made | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
