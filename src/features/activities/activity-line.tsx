import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { readActivity } from '../../../contract/activities/activities.endpoints.ts';
import type { Activity } from '../../../contract/activities/activities.schema.ts';
import { call } from '../../api/call.ts';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { visuallyHidden } from '../../ui/visually-hidden/visually-hidden.css.ts';
import * as css from './activities.css.ts';
import { sentenceOf, shownAs } from './activity-words.ts';

/** Whoever opens it has read it; where that can't be said, it stays unread and the page opens all the same. */
const markRead = ({ id }: Activity): void => void call(readActivity, { params: { id } }).catch(() => undefined);

/** What happened, and the way to it. */
export function ActivityLine({ activity }: { activity: Activity }) {
  const { i18n } = useLingui();
  const { glyph, leadsTo } = shownAs[activity.kind];
  const target = leadsTo(activity);
  return (
    <li className={css.item}>
      <Link {...target} className={css.line} onClick={() => (activity.read ? undefined : markRead(activity))}>
        <Glyph name={glyph} />
        {activity.read ? null : <span className={css.dot} aria-hidden="true" />}
        <span className={activity.read ? css.words : css.unread}>
          {activity.read ? null : (
            <span className={visuallyHidden}>
              <Trans>Unread:</Trans>{' '}
            </span>
          )}
          {sentenceOf(i18n, activity)}
        </span>
        <time className={css.time} dateTime={activity.happened_at}>
          {i18n.date(activity.happened_at, { timeStyle: 'short' })}
        </time>
      </Link>
    </li>
  );
}
