import { useEffect, useState } from 'react';
import type { Employee } from '../../../contract/employees/employees.schema.ts';
import { loadColleagues } from '../../kit/load-colleagues.ts';

/** Who may take care of somebody; nobody until they are there, and where they can't be had. */
export function useColleagues(): readonly Employee[] {
  const [colleagues, setColleagues] = useState<readonly Employee[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    void loadColleagues(controller.signal).then(setColleagues, () => undefined);
    return () => controller.abort();
  }, []);
  return colleagues;
}
