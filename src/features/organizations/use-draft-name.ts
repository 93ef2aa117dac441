import { useMe } from '../../api/session.ts';

/** Staff write about many; an employee's drafts bear no id, for there is one. */
export function useDraftName(): (part: string, id: string) => string {
  const { organization: own } = useMe();
  return (part, id) => (own ? `organization.${part}` : `organization.${part}.${id}`);
}
