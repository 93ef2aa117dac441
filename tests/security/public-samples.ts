/** What is sent without a true secret, where a link's token stands or a visit's. */
const token = 'A'.repeat(43);
export const publicSamples: Record<string, object> = {
  'applicants.renew-looking': { token },
  'guardian-page.answer': { visit: token, event: 'decline', ping_id: '0198c5a0-0000-7000-8000-000000000001' },
  'guardian-page.choose': { visit: token, choice: 'ask' },
  'guardian-page.code': { token },
  'guardian-page.delete': { visit: token },
  'guardian-page.leave-block': { visit: token, organization_id: '0198c5a0-0000-7000-8000-000000000001' },
  'guardian-page.report': {
    visit: token,
    organization_id: '0198c5a0-0000-7000-8000-000000000001',
    reason: 'other',
  },
  'guardian-page.open': { token, code: '123456' },
  'guardian-page.show': { visit: token },
  'guardian-page.withdraw': { visit: token },
  'guardian-reminder.lookup': { token },
  'guardian-reminder.send': { token },
  'legal-contacts.answer': { token, event: 'decline' },
  'legal-contacts.lookup': { token },
  'legal-contacts.request-new-link': { token },
  'legal-contacts.withdraw': { token },
  'pings.answer': { token, event: 'accept' },
  'pings.lookup': { token },
  'release-codes.send': { token },
  'release-codes.take': { token, code: '123456' },
};
