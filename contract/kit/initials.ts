/** First letters of the first and last word, whatever the script. */
export const initials = (name: string): string => {
  const words = name.split(/[\s-]+/).filter((word) => /\p{L}|\p{N}/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => [...(word ?? '')].find((sign) => /\p{L}|\p{N}/u.test(sign)) ?? '',
  );
  return letters.join('').toLocaleUpperCase();
};
