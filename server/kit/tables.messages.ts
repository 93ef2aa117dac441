/** Headings in files of what a page shows without one of its own. */
export const tableMessages = {
  person: /*i18n*/ { id: 'table.person', message: 'Person' },
  reason: /*i18n*/ { id: 'table.reason', message: 'Reason' },
  percent: /*i18n*/ { id: 'table.percent', message: 'Reached, percent' },
  reminded: /*i18n*/ { id: 'table.reminded', message: 'Last reminded' },
  last_here: /*i18n*/ { id: 'table.last_here', message: 'Last here, at least so many days ago' },
};
