import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { PingPreview } from '../../../contract/pings/pings.schema.ts';
import type { PingComposerSnapshot } from '../../../machines/pings/ping-composer.machine.ts';
import { localeOf } from '../../i18n/in-both.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import * as css from './pings.css.ts';
import type { ComposerActor } from './undo-toast.ts';
import { useInSight } from './use-in-sight.ts';

interface UnrelatedWarningProps {
  readonly snapshot: PingComposerSnapshot;
  readonly actor: ComposerActor;
}

/** Says who looks for something that has nothing in common with the offer; the machine is told when that is in sight. */
export function UnrelatedWarning({ snapshot, actor }: UnrelatedWarningProps) {
  const { preview, occupationId, target } = snapshot.context;
  const warning = useRef<HTMLDivElement>(null);
  const isWarned = snapshot.matches({ choosing: 'warned' });
  useInSight(warning, snapshot.matches({ choosing: 'unrelated' }), () => actor.send({ type: 'warning.seen' }));
  useEffect(() => {
    if (!isWarned) return;
    warning.current?.scrollIntoView({ block: 'center' });
    warning.current?.focus({ preventScroll: true });
  }, [isWarned]);
  const unrelated = occupationId === null ? [] : (preview?.unrelated ?? []);
  if (unrelated.length === 0) return null;
  return (
    <div ref={warning} tabIndex={-1} className={css.warning}>
      <Banner tone="warning" announce="now">
        <Words unrelated={unrelated} count={target.handles.length} />
      </Banner>
    </div>
  );
}

function Words({ unrelated, count }: { readonly unrelated: PingPreview['unrelated']; readonly count: number }) {
  const { i18n } = useLingui();
  const [only] = unrelated;
  if (count === 1 && only) {
    const { name, wish } = only;
    return (
      <Trans>
        {name} is looking for something else: {wish}. That and your offer have nothing in common. You can write all the
        same.
      </Trans>
    );
  }
  const names = unrelated.map((one) => `${one.name} (${one.wish})`);
  const all = i18n.number(count);
  const whom = new Intl.ListFormat(localeOf(i18n)).format(names);
  return (
    <Plural
      value={unrelated.length}
      one={`One of ${all} is looking for something that has nothing in common with your offer: ${whom}. You can write all the same.`}
      other={`# of ${all} are looking for something that has nothing in common with your offer: ${whom}. You can write all the same.`}
    />
  );
}
