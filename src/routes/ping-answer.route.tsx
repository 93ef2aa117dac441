import { getRouteApi } from '@tanstack/react-router';
import { PingAnswerScreen } from '../features/pings/answer/ping-answer-screen.tsx';
import { useFragmentToken } from './fragment-token.ts';

const route = getRouteApi('/public/pings/$ping_id/answer');

export function PingAnswerRoute() {
  const { ping_id: id } = route.useParams();
  const token = useFragmentToken();
  return <PingAnswerScreen key={`${id} ${token}`} id={id} token={token} />;
}
