import { getRouteApi, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { PingAnswerScreen } from '../features/pings/answer/ping-answer-screen.tsx';
import { useFragmentToken } from './fragment-token.ts';

const route = getRouteApi('/public/pings/$ping_id/answer');

export function PingAnswerRoute() {
  const { ping_id: id } = route.useParams();
  const { hash } = useLocation();
  const token = useFragmentToken();
  // Another link opened in the same tab changes the fragment and loads no page.
  const given = hash === '' ? undefined : new URLSearchParams(hash).get('answer') === 'no';
  const [isNo, setNo] = useState(given ?? false);
  if (given !== undefined && given !== isNo) setNo(given);
  return <PingAnswerScreen key={`${id} ${token} ${isNo}`} id={id} token={token} isNo={isNo} />;
}
