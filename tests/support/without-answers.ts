import type { Page } from '@playwright/test';

/**
 * Documents come without their reader's data (server/shell/page-answers.ts), as for who only fetches them ahead: the
 * program asks for these, and a test decides how that ends.
 */
export const withoutAnswers = (page: Page): Promise<void> => page.setExtraHTTPHeaders({ 'sec-purpose': 'prefetch' });
