import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { listOccupations } from '../../../contract/occupations/occupations.endpoints.ts';
import { type FieldGroup, fieldGroups, type Occupation } from '../../../contract/occupations/occupations.schema.ts';
import { call } from '../../api/call.ts';
import { Button } from '../../ui/button/button.tsx';
import type { ComboboxProps } from '../../ui/combobox/combobox.tsx';
import { FieldGroup as FieldSet } from '../../ui/field/field.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { IconFrame } from '../../ui/icon/icon-frame.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx';
import { groupsOfFields } from './field-groups.ts';
import * as css from './occupation-field.css.ts';

type FieldTilesProps = Omit<ComboboxProps, 'options' | 'search'> & {
  readonly fields: readonly Occupation[];
  /** One of the occupations in the chosen field turned out to be it. */
  readonly onOccupation: (id: string) => void;
};

/** Whole fields of occupations: ten groups that open into theirs, as tiles. The chosen one stands alone and shows what belongs to it. */
export function FieldTiles({ fields, onOccupation, ...field }: FieldTilesProps) {
  const { t, i18n } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const [isSettled, setSettled] = useState(field.value !== '');
  const [group, setGroup] = useState(() => fields.find(({ id }) => id === field.value)?.group);
  const chosen = isSettled ? fields.find(({ id }) => id === field.value) : undefined;
  const nameOf = ({ name, en }: Occupation) => (i18n.locale === 'en' ? (en ?? name) : name);
  const inGroup = fields
    .filter((one) => one.group === group)
    .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), i18n.locale));
  const turn = (next: FieldGroup | undefined) => {
    flushSync(() => {
      setSettled(false);
      setGroup(next);
      field.onChange('');
    });
    box.current?.querySelector<HTMLElement>('input, button')?.focus();
  };
  return (
    <div
      ref={box}
      role="presentation"
      // Arrow keys choose as they go along: for them it is settled with going on.
      onClick={({ detail, target }) => {
        if (detail > 0 && target instanceof HTMLInputElement) setSettled(true);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Tab') setSettled(field.value !== '');
      }}
    >
      {group === undefined ? (
        <Groups {...field} onChoose={turn} />
      ) : (
        <RadioCards
          {...field}
          layout="tiles"
          help={
            <>
              <strong>{i18n._(groupsOfFields[group].name)}.</strong>{' '}
              <Trans>Companies that train something in this field find you.</Trans>
            </>
          }
          options={(chosen ? [chosen] : inGroup).map((one) => ({ value: one.id, label: nameOf(one) }))}
        />
      )}
      {chosen && !field.disabled ? <JobsOf key={chosen.id} field={chosen.id} onChoose={onOccupation} /> : null}
      {group === undefined || field.disabled ? null : (
        <div className={css.ways}>
          {chosen ? (
            <Button variant="quiet" size="compact" hang="start" onClick={() => turn(group)}>
              <Trans>Choose another field</Trans>
            </Button>
          ) : (
            <Button
              variant="quiet"
              size="compact"
              hang="start"
              icon={<Icon name="left" />}
              onClick={() => turn(undefined)}
            >{t`All areas`}</Button>
          )}
        </div>
      )}
    </div>
  );
}

type GroupsProps = Omit<FieldTilesProps, 'fields' | 'onOccupation'> & {
  readonly onChoose: (group: FieldGroup) => void;
};

/** What one has to do with there, each with its pictogram. */
function Groups({ onChoose, ...field }: GroupsProps) {
  const { t, i18n } = useLingui();
  return (
    <FieldSet {...field} help={t`Which of these do you like best?`}>
      {() => (
        <div className={css.groups}>
          {fieldGroups.map((group) => (
            <button key={group} type="button" className={css.group} onClick={() => onChoose(group)}>
              <span className={css.pictogram}>
                <IconFrame path={groupsOfFields[group].path} label={undefined} />
              </span>
              {i18n._(groupsOfFields[group].name)}
            </button>
          ))}
        </div>
      )}
    </FieldSet>
  );
}

interface JobsOfProps {
  readonly field: string;
  readonly onChoose: (id: string) => void;
}

/** The occupations of a field, fetched once somebody wants to see them. */
function JobsOf({ field, onChoose }: JobsOfProps) {
  const { i18n } = useLingui();
  const [jobs, setJobs] = useState<readonly Occupation[] | 'failed'>();
  const load = async () => {
    try {
      setJobs((await call(listOccupations, { query: { filter: { field } } }, { untouched: true })).data);
    } catch {
      setJobs('failed');
    }
  };
  return (
    <details
      className={css.jobs}
      onToggle={({ currentTarget: { open } }) => {
        if (open && !Array.isArray(jobs)) void load();
      }}
    >
      <summary className={css.summary}>
        <Trans>Which jobs are these?</Trans>
      </summary>
      {jobs === 'failed' ? (
        <Text look="small">
          <Trans>They can’t be shown right now. Your field counts all the same.</Trans>
        </Text>
      ) : (
        <div className={css.job}>
          {jobs?.map((job) => (
            <Button key={job.id} variant="secondary" size="compact" onClick={() => onChoose(job.id)}>
              {i18n.locale === 'en' && job.en !== null ? `${job.name}: ${job.en}` : job.name}
            </Button>
          ))}
        </div>
      )}
    </details>
  );
}
