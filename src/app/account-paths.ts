/** Whether an address is below the account, read as the router does: in capitals too. A query may follow. */
export const isAccounts = (address: string): boolean => /^\/account(?:[/?]|$)/i.test(address);

/** The links of a deletion's mails stand among the first routes. */
export const isOfDeletion = (address: string): boolean => /^\/account\/(?:delete|keep)(?:[/?]|$)/i.test(address);
