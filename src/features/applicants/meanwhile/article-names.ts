export const articleNames = ['call', 'trial-day', 'interview'] as const;
export type ArticleName = (typeof articleNames)[number];

/** Which article is read beside the page, as its address says. */
export const articleOf = ({ read }: Record<string, unknown>): { read?: ArticleName } => {
  const name = articleNames.find((article) => article === read);
  return name === undefined ? {} : { read: name };
};
