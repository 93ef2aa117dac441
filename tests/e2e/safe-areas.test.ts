import type { Page } from '@playwright/test';
import { expect, isLong, test } from '../support/page-fixtures.ts';

/** A phone on its side: a notch left or right, the bar of its system below. */
const insets = { left: 59, right: 59, bottom: 21 };
const onItsSide = { width: 844, height: 390 };

/** Words and controls that stand below the notch's strips, in words. */
const coveredBeside = (page: Page) =>
  page.evaluate(({ left, right }) => {
    const end = document.documentElement.clientWidth - right;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { width, left: from, right: to } = range.getBoundingClientRect();
      if (width > 1 && (from < left - 0.5 || to > end + 0.5)) covered.push(texts.currentNode.textContent ?? '');
    }
    for (const control of document.querySelectorAll('input, button, a')) {
      const { width, left: from, right: to } = control.getBoundingClientRect();
      if (width > 1 && (from < left - 0.5 || to > end + 0.5)) covered.push(control.outerHTML);
    }
    return covered;
  }, insets);

test(
  'on a phone on its side nothing stands below the notch, and the last line clears the bar of the system',
  isLong,
  async ({ open, world }) => {
    const person = await world.person('chemie', { type: 'employee' });
    const visitor = await open('chemie');
    const { page } = visitor;
    await page.setViewportSize(onItsSide);
    const devtools = await visitor.context.newCDPSession(page);
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await page.goto('/login');
    await expect(visitor.heading('Log in')).toBeVisible();
    expect(await coveredBeside(page)).toEqual([]);
    await visitor.enter(person, '/registration-codes');
    await expect(visitor.heading('Registration codes')).toBeVisible();
    expect(await coveredBeside(page)).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
    expect(last && last.y + last.height).toBeLessThanOrEqual(onItsSide.height - insets.bottom);
  },
);
