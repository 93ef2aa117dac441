/** Whether an address is below the account, read as the router does: in capitals too. A query may follow. */
export const isAccounts = (address: string): boolean => /^\/account(?:[/?]|$)/i.test(address);
