import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import { mostOfPersonalLine, offerKindName, offerKinds, personalLineSchema } from '../../../contract/pings/offer.ts';
import type { RuleIssue } from '../../../contract/kit/rules.ts';
import { rulesByField } from '../../../contract/kit/rules.ts';
import type { PingComposerSnapshot } from '../../../machines/pings/ping-composer.machine.ts';
import { TrainedOccupationField } from '../../forms/occupations/trained-occupation-field.tsx';
import { ruleSentence } from '../../forms/rule-sentence.ts';
import { localeOf } from '../../i18n/in-both.ts';
import { Do } from '../../kit/do.tsx';
import { Select } from '../../ui/select/select.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import * as css from './pings.css.ts';
import type { ComposerActor } from './undo-toast.ts';
import { UnrelatedWarning } from './unrelated-warning.tsx';

interface FieldsProps {
  readonly snapshot: PingComposerSnapshot;
  readonly actor: ComposerActor;
  readonly occupations: readonly Occupation[];
}

const lineForm = v.object({ personal_line: personalLineSchema });

/** What is wrong with the personal line as it is typed. */
export function lineIssues(line: string): readonly RuleIssue[] {
  const parsed = v.safeParse(lineForm, { personal_line: line });
  return parsed.success ? [] : (rulesByField(parsed.issues)['personal_line'] ?? []);
}

/** What is offered, with which template, and a line of one's own. */
export function ComposerFields({ snapshot, actor, occupations }: FieldsProps) {
  const { t, i18n } = useLingui();
  const { templates, templateId, kind, occupationId, line, errors } = snapshot.context;
  const language = localeOf(i18n);
  const disabled = snapshot.matches('sending');
  const typed = lineIssues(line).map((issue) => ruleSentence(i18n, 'personal_line', issue));
  return (
    <>
      <div className={css.offer}>
        <Select
          name="kind"
          label={t`You offer`}
          value={kind}
          onChange={(chosen) => {
            const known = offerKinds.find((one) => one === chosen);
            if (known) actor.send({ type: 'offer.choose', kind: known, occupationId });
          }}
          options={offerKinds.map((value) => ({ value, label: offerKindName(value, language) }))}
          disabled={disabled}
        />
        <TrainedOccupationField
          name="occupation_id"
          label={t`For which occupation?`}
          occupations={occupations}
          value={occupationId ?? ''}
          onChange={(id) => actor.send({ type: 'offer.choose', kind, occupationId: id === '' ? null : id })}
          errors={errors['occupation_id']}
          placeholder={t`Search occupation`}
          disabled={disabled}
        />
      </div>
      <UnrelatedWarning snapshot={snapshot} actor={actor} />
      <Select
        name="template"
        label={t`Template`}
        value={templateId ?? ''}
        onChange={(id) => actor.send({ type: 'template.choose', templateId: id })}
        options={templates.map(({ id, name }) => ({ value: id, label: name[language] }))}
        disabled={disabled}
      />
      <TextArea
        name="personal_line"
        label={t`A line of your own (optional)`}
        help={t`Stands above the letter, with your name. No web or e-mail addresses.`}
        rows={2}
        maxLength={mostOfPersonalLine}
        value={line}
        onChange={(text) => actor.send({ type: 'line.write', line: text.replaceAll(/\s*\n\s*/g, ' ') })}
        errors={[...typed, ...(errors['personal_line'] ?? [])]}
        disabled={disabled}
      />
    </>
  );
}

/** Of several: whose preview is shown, with the way to the others. */
export function ShownPerson({ snapshot, actor }: Omit<FieldsProps, 'occupations'>) {
  const { target, shown, preview } = snapshot.context;
  const { handles } = target;
  const index = handles.indexOf(shown);
  const person = index + 1;
  const count = handles.length;
  if (count === 1) return null;
  const isRead = (['previewed', 'unrelated', 'warned', 'unsent'] as const).some((choosing) =>
    snapshot.matches({ choosing }),
  );
  const who = preview && isRead ? `${preview.name}, ${preview.wish}` : null;
  const way = (step: number) => handles.at((index + step + count) % count) ?? shown;
  return (
    <div className={css.people}>
      <Text look="strong">
        {who === null ? (
          <Trans>
            Person {person} of {count}
          </Trans>
        ) : (
          <Trans>
            {person} of {count}: {who}
          </Trans>
        )}
      </Text>
      <div className={css.ways}>
        <Do on={actor} event={{ type: 'person.show', handle: way(-1) }} variant="secondary" size="compact">
          <Trans>Previous</Trans>
        </Do>
        <Do on={actor} event={{ type: 'person.show', handle: way(1) }} variant="secondary" size="compact">
          <Trans>Next</Trans>
        </Do>
      </div>
    </div>
  );
}
