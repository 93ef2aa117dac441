/** The kind text a company sends with a rejection. It speaks to the applicant. */
export const rejectionMessages = {
  text: /*i18n*/ {
    id: 'rejection.text',
    message:
      'Hello,\n\nthank you for applying to {organization}. This time we can’t offer you a place. But we liked your application, and we would like to recommend you to others.\n\nAt {tenant} other companies of the region are looking for apprentices. With our code you can join for free and be found by them:\n\n{link}\nCode: {code}\n\nIt takes about five minutes. Other companies don’t see your name at first: you decide who gets your contact details.\n\nWe wish you all the best.\n\n{signature}',
  },
} as const;
