import { useLingui } from '@lingui/react/macro';
import { LoginScene, scenes } from '../../ui/illustrations/login.tsx';
import * as css from './what-happens.css.ts';

/** The product in one picture: three scenes, and what happens in each. */
export function WhatHappens() {
  const { t } = useLingui();
  const words = [
    t`A company with no place left recommends.`,
    t`Others find the profile, without a name.`,
    t`Name and number only after a yes.`,
  ];
  return (
    <ol className={css.scenes}>
      {scenes.map((scene, index) => (
        <li key={scene.ink} className={css.scene}>
          <span className={css.picture}>
            <LoginScene scene={scene} />
          </span>
          <span className={css.words}>{words[index]}</span>
        </li>
      ))}
    </ol>
  );
}
