import { Trans, useLingui } from '@lingui/react/macro';
import { pageApi } from '../../kit/given.ts';
import { NewRecord } from '../../kit/fields/new-record.tsx';
import { FormPending } from '../../kit/form-page.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { Preview } from './preview.tsx';
import { beginningOf, templateForm } from './template-form.tsx';
import { editTemplatePage } from './template-words.ts';

const route = pageApi('/member/email-templates/create');

export function CreateEmailTemplateScreen() {
  const { t } = useLingui();
  const offers = route.useLoaderData();
  return (
    <Stack gap={8}>
      <PageHeader {...useHeader()} />
      <NewRecord
        of={templateForm}
        offers={offers}
        begin={beginningOf(offers, 'ping')}
        button={t`Save as draft`}
        done={t`The draft is saved. You can publish it now.`}
        page={editTemplatePage}
        renderPreview={(held) => <Preview values={held} profiles={offers.profiles} />}
      />
    </Stack>
  );
}

/** The form while what it offers is being fetched. */
export const CreateEmailTemplatePending = () => <FormPending header={useHeader()} />;

function useHeader() {
  const { t } = useLingui();
  return {
    title: t`A new template`,
    lead: t`It begins with the words of your association. It can be sent once you publish it.`,
    back: (
      <RouterLink variant="alone" to="/email-templates">
        <Trans>All templates</Trans>
      </RouterLink>
    ),
  };
}
