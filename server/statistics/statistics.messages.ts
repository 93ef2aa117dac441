/** Headings of the statistics as a file. */
export const statisticsMessages = {
  plot: /*i18n*/ { id: 'table.plot', message: 'Plot' },
  line: /*i18n*/ { id: 'table.line', message: 'Line' },
  count: /*i18n*/ { id: 'table.count', message: 'How many' },
};
