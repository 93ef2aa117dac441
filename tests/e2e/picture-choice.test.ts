import { expect, test } from '@playwright/test';
import { html } from '../../scripts/diagrams/markup.ts';
import { flowsOf, pictureChoice } from '../../scripts/diagrams/pictures.ts';
import { allPaths } from '../paths/all-paths.ts';

test('a machine of two flows shows the pictures of the one that is chosen', async ({ page }) => {
  const flows = flowsOf(allPaths, 'wizard');
  expect(flows.map(({ id }) => id)).toEqual(['wizard-applicant', 'wizard-employee']);
  const pictures = flows.map(({ id }) => html`<p data-flow="${id}">${id}</p>`);
  await page.setContent(html`<article class="machine">${pictureChoice(flows)}${pictures}</article>`.text);
  const [applicants, companies] = [
    page.getByText('wizard-applicant', { exact: true }),
    page.getByText('wizard-employee'),
  ];
  await expect(applicants).toBeVisible();
  await expect(companies).toBeHidden();
  await page.getByRole('radio').last().check();
  await expect(applicants).toBeHidden();
  await expect(companies).toBeVisible();
});
