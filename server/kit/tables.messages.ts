/** What files say and no page does in these words: most are headings of what a page shows without one. */
export const tableMessages = {
  person: /*i18n*/ { id: 'table.person', message: 'Person' },
  reason: /*i18n*/ { id: 'table.reason', message: 'Reason' },
  percent: /*i18n*/ { id: 'table.percent', message: 'Reached, percent' },
  reminded: /*i18n*/ { id: 'table.reminded', message: 'Last reminded' },
  searched: /*i18n*/ { id: 'table.searched', message: 'searched for “{words}”' },
  last_here: /*i18n*/ { id: 'table.last_here', message: 'Last here, at least so many days ago' },
};
