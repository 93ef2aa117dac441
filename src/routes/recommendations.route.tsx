import { lazyRouteComponent } from '@tanstack/react-router';
import { useMe } from '../api/session.ts';
import { RecommendationsPending, RecommendationsScreen } from '../features/recommendations/recommendations-screen.tsx';

const desk = () => import('../features/applicants/desk/applicants-screen.tsx');
const DeskScreen = lazyRouteComponent(desk, 'ApplicantsScreen');
const DeskPending = lazyRouteComponent(desk, 'ApplicantsPending');

const useIsCompany = (): boolean => useMe().user.type === 'employee';

/** What stands at the one address for whoever has come: staff's is fetched by staff alone. */
export const ApplicantsScreen = () => (useIsCompany() ? <RecommendationsScreen /> : <DeskScreen />);

export const ApplicantsPending = () => (useIsCompany() ? <RecommendationsPending /> : <DeskPending />);
