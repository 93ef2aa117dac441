import { getRouteApi, useRouter } from '@tanstack/react-router';
import { AccountScreen } from '../features/account/account-screen.tsx';
import { CompaniesSections } from '../features/account/companies.tsx';
import { DataScreen } from '../features/account/data-screen.tsx';
import { GuardianSection } from '../features/account/guardian-section.tsx';
import { SecurityScreen } from '../features/account/security-screen.tsx';
import { WishScreen } from '../features/account/wish-screen.tsx';
import { GuardianForm } from '../features/terms/guardian-form.tsx';

const account = getRouteApi('/own/account');
const data = getRouteApi('/own/account/data');
const wish = getRouteApi('/own/account/wish');
const security = getRouteApi('/own/account/security');

export function AccountRoute() {
  const { companies, channel, emailChange, agreed, guardian } = account.useLoaderData();
  const { company = '' } = account.useSearch();
  const navigate = account.useNavigate();
  const router = useRouter();
  return (
    <AccountScreen
      emailChange={emailChange}
      channel={channel}
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
      companies={
        companies && (
          <CompaniesSections
            companies={companies}
            name={company}
            onName={(name) => void navigate({ search: { company: name }, replace: true, resetScroll: false })}
            onChanged={() => router.invalidate()}
          />
        )
      }
    />
  );
}

export function WishRoute() {
  return <WishScreen {...wish.useLoaderData()} />;
}

export function SecurityRoute() {
  const router = useRouter();
  return <SecurityScreen sessions={security.useLoaderData()} onChanged={() => router.invalidate()} />;
}

export function DataRoute() {
  return <DataScreen data={data.useLoaderData()} />;
}
