import { Trans, useLingui } from '@lingui/react/macro';
import { fewestTold, type RegistrationCode } from '../../../contract/registration-codes/registration-codes.schema.ts';
import { BarList } from '../../ui/bar-list/bar-list.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';

/** What came of a code, step by step; where people went from there only in steps of several. */
export function Came({ code }: { code: RegistrationCode }) {
  const { t, i18n } = useLingui();
  const least = i18n.number(fewestTold);
  const most = i18n.number(code.max_uses ?? 0);
  const { times_opened, times_used, times_matchable, times_found } = code;
  const steps = [
    { id: 'opened', label: t`Link opened`, count: times_opened },
    {
      id: 'used',
      label: code.max_uses === null ? t`Registered` : t`Registered, of at most ${most}`,
      count: times_used,
    },
    { id: 'matchable', label: t`Can be found today`, count: times_matchable },
    ...(times_found ? [{ id: 'found', label: t`Found a place, at least`, count: times_found }] : []),
  ];
  return (
    <Card as="section">
      <Stack gap={4}>
        <Heading level={2} look="title" id="came">
          <Trans>What came of it</Trans>
        </Heading>
        <BarList aria-labelledby="came" bars={steps} />
        <Text look="small">
          <Trans>
            How many found a place is told from {least} people on, in steps of {least} and once a month, so that it
            stays everybody’s own business.
          </Trans>
        </Text>
        {times_used > 0 ? (
          <Row>
            <RouterLink variant="alone" to="/applicants" search={{ code: code.id }}>
              <Trans>Who they are</Trans>
            </RouterLink>
          </Row>
        ) : null}
      </Stack>
    </Card>
  );
}
