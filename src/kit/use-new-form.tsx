import { Trans, useLingui } from '@lingui/react/macro';
import type { Endpoint, ResponseOf } from '../../contract/kit/endpoint.ts';
import { call } from '../api/call.ts';
import { useMe } from '../api/session.ts';
import { Button } from '../ui/button/button.tsx';
import { Row } from '../ui/stack/stack.tsx';
import { useNotify } from '../ui/toast/notify.ts';
import type { SavedForm } from './saved-form.ts';

type RecordOf<Create> = ResponseOf<Create> extends { data: infer Record } ? Record : never;

interface NewForm<Create> {
  readonly of: { readonly create: Create };
  /** Names what is typed and not saved yet. */
  readonly draft: string;
  /** What the button says, and what is said of a record that counts from now on. */
  readonly button: string;
  readonly done: string;
  readonly open: (record: RecordOf<Create>) => Promise<void>;
}

/** The form of a new record, which counts at once or is saved as a draft. */
export function useNewForm<Create extends Endpoint>({
  of: { create },
  draft,
  button,
  done,
  open,
}: NewForm<Create>): SavedForm<object> {
  const { t } = useLingui();
  const { user } = useMe();
  const notify = useNotify();
  return {
    draft: { name: draft, userId: user.id },
    submit: async (body) => {
      const answer: unknown = await call<Endpoint>(create, { body });
      const { data } = answer as { data: RecordOf<Create> & { status?: string } };
      notify.show({ tone: 'success', title: data.status === 'draft' ? t`The draft is saved` : done });
      await open(data);
    },
    children: ({ isPending, setStatus }) => (
      <Row>
        <Button type="submit" isPending={isPending} onClick={() => setStatus('active')}>
          {button}
        </Button>
        <Button type="submit" variant="secondary" disabled={isPending} onClick={() => setStatus('draft')}>
          <Trans>Save as draft</Trans>
        </Button>
      </Row>
    ),
  };
}
