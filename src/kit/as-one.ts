type Together<Part> = (Part extends object ? (part: Part) => void : never) extends (whole: infer Whole) => void
  ? Whole
  : never;

/** What a page needs, asked for at the same time. */
export const asOne = async <Parts extends readonly Promise<object>[]>(...parts: Parts) =>
  Object.assign({}, ...(await Promise.all(parts))) as Together<Awaited<Parts[number]>>;
