import { Select } from '../select/select.tsx';
import { collection } from './collection.ts';
import { groups } from './examples.tsx';
import * as css from './gallery.css.ts';
import { hashOf, useView, type View } from './view.ts';

const modes = { light: ['light'], dark: ['dark'], both: ['light', 'dark'] } as const;

/** The list of components, the switches, and a stage for each theme: a page of its own, so that its width is a phone's. */
export function Shell() {
  const view = useView();
  const go = (change: Partial<View>): void => {
    location.hash = hashOf({ ...view, ...change });
  };
  return (
    <div className={css.shell}>
      <nav className={css.list} aria-label="Components">
        <a
          className={css.entry}
          href={hashOf({ ...view, show: 'all' })}
          aria-current={view.show === 'all' || undefined}
        >
          All
        </a>
        {groups.map((group) => (
          <div key={group}>
            <p className={css.name}>{group}</p>
            {collection
              .filter((entry) => entry.group === group)
              .map(({ name, title }) => (
                <a
                  key={name}
                  className={css.entry}
                  href={hashOf({ ...view, show: name })}
                  aria-current={view.show === name || undefined}
                >
                  {title}
                </a>
              ))}
          </div>
        ))}
      </nav>
      <div className={css.switches}>
        <Switches view={view} go={go} />
      </div>
      <div className={css.stages}>
        {modes[view.theme].map((theme) => (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the gallery itself, which a sandbox with scripts would not hold
          <iframe
            key={theme}
            className={css.frame[view.width]}
            title={theme}
            src={`gallery.html?stage${hashOf({ ...view, theme })}`}
          />
        ))}
      </div>
    </div>
  );
}

function Switches({ view, go }: { view: View; go: (change: Partial<View>) => void }) {
  return (
    <>
      <Select
        name="theme"
        label="Theme"
        value={view.theme}
        onChange={(value) => go({ theme: value as View['theme'] })}
        options={Object.keys(modes).map((value) => ({ value, label: value }))}
      />
      <Select
        name="width"
        label="Width"
        value={view.width}
        onChange={(value) => go({ width: value as View['width'] })}
        options={[
          { value: 'full', label: 'full' },
          { value: 'phone', label: 'phone, 390 px' },
        ]}
      />
      <Select
        name="locale"
        label="Language"
        value={view.locale}
        onChange={(value) => go({ locale: value as View['locale'] })}
        options={[
          { value: 'de', label: 'Deutsch' },
          { value: 'en', label: 'English' },
        ]}
      />
      <label className={css.color}>
        Tenant’s colour
        <input
          className={css.swatch}
          type="color"
          value={view.color}
          onChange={(event) => go({ color: event.currentTarget.value })}
        />
      </label>
    </>
  );
}
