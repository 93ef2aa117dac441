import { Kept, samples, type Examples, type Words } from '../gallery/examples.tsx';
import { Tabs, type Tab } from './tabs.tsx';

const tabs = (w: Words): Tab<string>[] => [
  { id: 'details', label: w('Angaben', 'Details'), content: <p>{w('Was alle sehen.', 'What everybody sees.')}</p> },
  { id: 'employees', label: w('Mitarbeitende', 'Employees'), content: <p>3</p> },
  { id: 'invitations', label: w('Einladungen', 'Invitations'), content: <p>0</p> },
];

export const examples: Examples = {
  title: 'Tabs',
  group: 'Navigation',
  states: (w) => ({
    three: (
      <Kept start="details">
        {(value, keep) => (
          <Tabs aria-label={w('Betrieb', 'Organization')} tabs={tabs(w)} value={value} onChange={keep} />
        )}
      </Kept>
    ),
    'more than fit': (
      <Kept start="long">
        {(value, keep) => (
          <Tabs
            aria-label={w('Betrieb', 'Organization')}
            tabs={[...tabs(w), { id: 'long', label: samples.longWord, content: <p>{samples.longWord}</p> }]}
            value={value}
            onChange={keep}
          />
        )}
      </Kept>
    ),
  }),
};
