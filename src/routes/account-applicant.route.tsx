import { getRouteApi, useRouter } from '@tanstack/react-router';
import { CompaniesScreen } from '../features/account/companies-screen.tsx';
import { ConsentsScreen } from '../features/account/consents-screen.tsx';
import { GuardianSection } from '../features/account/guardian-section.tsx';
import { WishScreen } from '../features/account/wish-screen.tsx';
import { GuardianForm } from '../features/terms/guardian-form.tsx';

const companies = getRouteApi('/own/account/companies');
const consents = getRouteApi('/own/account/consents');
const wish = getRouteApi('/own/account/wish');

export function CompaniesRoute() {
  const { company = '' } = companies.useSearch();
  const navigate = companies.useNavigate();
  const router = useRouter();
  return (
    <CompaniesScreen
      companies={companies.useLoaderData()}
      name={company}
      onName={(name) => void navigate({ search: { company: name }, replace: true, resetScroll: false })}
      onChanged={() => router.invalidate()}
    />
  );
}

export function ConsentsRoute() {
  const { agreed, guardian } = consents.useLoaderData();
  const navigate = consents.useNavigate();
  const router = useRouter();
  return (
    <ConsentsScreen
      agreed={agreed}
      onChanged={() => router.invalidate()}
      guardian={
        guardian && (
          <GuardianSection
            guardian={guardian}
            form={GuardianForm}
            onNamed={() => void navigate({ to: '/tos/accept' })}
          />
        )
      }
    />
  );
}

export function WishRoute() {
  return <WishScreen {...wish.useLoaderData()} />;
}
