import { expectTypeOf, test } from 'vitest';
import type { AddressField } from '../address-field/address-field.tsx';
import type { Button, IconButton } from '../button/button.tsx';
import type { Checkbox } from '../checkbox/checkbox.tsx';
import type { CodeField } from '../code-field/code-field.tsx';
import type { Combobox } from '../combobox/combobox.tsx';
import type { MultiCombobox } from '../combobox/multi-combobox.tsx';
import type { CopyField } from '../copy-field/copy-field.tsx';
import type { DataTable } from '../data-table/data-table.tsx';
import type { DateOfBirth } from '../date-of-birth/date-of-birth.tsx';
import type { Dialog } from '../dialog/dialog.tsx';
import type { Drawer } from '../drawer/drawer.tsx';
import type { FileField } from '../file-field/file-field.tsx';
import type { ButtonLink, TextLink } from '../link/link.tsx';
import type { Menu } from '../menu/menu.tsx';
import type { Pagination } from '../pagination/pagination.tsx';
import type { PasswordField } from '../password-field/password-field.tsx';
import type { PhoneField } from '../phone-field/phone-field.tsx';
import type { RadioCards } from '../radio-cards/radio-cards.tsx';
import type { Select } from '../select/select.tsx';
import type { Switch } from '../switch/switch.tsx';
import type { NavTabs } from '../tabs/nav-tabs.tsx';
import type { Tabs } from '../tabs/tabs.tsx';
import type { TextArea } from '../text-area/text-area.tsx';
import type { TextField } from '../text-field/text-field.tsx';
import type { WizardFrame } from '../wizard-frame/wizard-frame.tsx';

/** What a component takes for its name; 'may be left out' where it would take nothing. */
type NameOf<Component, Key extends string> = Component extends (props: infer Props) => unknown
  ? Props extends Record<Key, infer Name>
    ? Extract<Name, undefined | null | boolean> extends never
      ? 'required'
      : 'may be nothing'
    : 'may be left out'
  : never;

type Labelled =
  | typeof AddressField
  | typeof Checkbox
  | typeof CodeField
  | typeof Combobox
  | typeof CopyField
  | typeof DateOfBirth
  | typeof FileField
  | typeof Menu
  | typeof MultiCombobox
  | typeof PasswordField
  | typeof PhoneField
  | typeof RadioCards
  | typeof Select
  | typeof Switch
  | typeof TextArea
  | typeof TextField
  | typeof WizardFrame;

// The compiler is what runs these: `npm test` types before all else.
test('a name cannot be left out: a field’s label, a dialog’s title, a button’s and a link’s words', () => {
  expectTypeOf<NameOf<Labelled, 'label'>>().toEqualTypeOf<'required'>();
  expectTypeOf<NameOf<typeof Dialog | typeof Drawer, 'title'>>().toEqualTypeOf<'required'>();
  expectTypeOf<NameOf<typeof Button | typeof TextLink | typeof ButtonLink, 'children'>>().toEqualTypeOf<'required'>();
  expectTypeOf<NameOf<typeof DataTable, 'caption'>>().toEqualTypeOf<'required'>();
});

test('nor the label of what has no words: icon buttons, tabs, pages', () => {
  expectTypeOf<
    NameOf<typeof IconButton | typeof NavTabs | typeof Pagination | typeof Tabs, 'aria-label'>
  >().toEqualTypeOf<'required'>();
});

test('the check knows what it is asked', () => {
  expectTypeOf<NameOf<(props: { label?: string }) => null, 'label'>>().toEqualTypeOf<'may be left out'>();
  expectTypeOf<NameOf<(props: { label: string | undefined }) => null, 'label'>>().toEqualTypeOf<'may be nothing'>();
});
