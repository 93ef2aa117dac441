import { useEffect } from 'react';
import { selectMe } from '../../../machines/session/session.selectors.ts';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { useSession } from '../../api/session.ts';
import { askTodo, useTodo } from '../../api/todo-count.ts';
import { useReturn } from '../../kit/use-return.ts';

/** For employees: how much the menu's contacted applicants have to do, asked once the page rests and on coming back. */
export function useTodoInMenu(): number {
  const userId = useSession((snapshot) => {
    const me = selectMe(snapshot);
    return me?.user.type === 'employee' ? me.user.id : undefined;
  });
  const ask = () => {
    if (userId !== undefined) fetchAhead(() => askTodo(userId));
  };
  useEffect(ask, [userId]);
  useReturn(ask);
  return useTodo(userId);
}
