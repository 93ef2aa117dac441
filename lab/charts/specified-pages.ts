import { productRoutes } from '../product-routes.ts';

/** The addresses of the specification's section 2, under the people it gives them to. */
export const specifiedPages = {
  guest: [
    '/login',
    '/password/forgot',
    '/password/reset',
    '/register/applicant',
    '/register/employee',
    '/auth/verify-email',
    '/logout',
  ],
  everybody: [
    '/account',
    '/account/security',
    '/account/danger-zone',
    '/tos/accept',
    '/legal-contacts/{id}/verify',
    '/applicants/{id}/renew-looking',
    '/dashboard',
    '/help',
  ],
  applicant: ['/', '/onboarding', '/near-by'],
  employee: [
    '/organization',
    '/organization/employees',
    '/organization/invitations',
    '/search',
    ...manyOf('alerts', 'alert_id'),
    ...manyOf('profiles', 'profile_id'),
    ...manyOf('registration-codes', 'registration_code_id'),
    ...manyOf('email-templates', 'email_template_id'),
    '/applicants',
    '/pings',
    '/onboarding',
  ],
  tenant_member: [
    '/applicants',
    '/applicants/{id}',
    '/organizations',
    '/organizations/create',
    '/organizations-progress',
    '/organizations/{id}',
    '/organizations/{id}/employees',
    '/organizations/{id}/invitations',
    '/organizations/{id}/pings',
    ...['profiles', 'registration-codes', 'email-templates', 'alerts'].flatMap((children) =>
      manyOf(children, 'child_id').map((path) => `/organizations/{id}${path}`),
    ),
    '/employees',
  ],
  administrator: ['/organizations/{id}/delete', '/tenants', '/tenants/{id}', '/employees/{id}'],
} as const satisfies Record<string, readonly string[]>;

function manyOf(name: string, id: string): readonly string[] {
  return [`/${name}`, `/${name}/create`, `/${name}/{${id}}/edit`];
}

const shape = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');

/** The pages of the specification that the product does not have yet, people without any aside. */
export function pagesToCome(): [people: keyof typeof specifiedPages, paths: readonly string[]][] {
  const built = new Set(productRoutes.map(({ path }) => shape(path)));
  return (Object.keys(specifiedPages) as (keyof typeof specifiedPages)[])
    .map((people): [typeof people, string[]] => [
      people,
      specifiedPages[people].filter((path) => !built.has(shape(path))),
    ])
    .filter(([, paths]) => paths.length > 0);
}
