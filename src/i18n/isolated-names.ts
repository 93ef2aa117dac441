import type { I18n, MessageDescriptor, MessageOptions } from '@lingui/core';

type Values = Record<string, unknown>;

/** Hebrew, Arabic and the other scripts that are read from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

const isolated = (value: unknown): unknown =>
  typeof value === 'string' && rightToLeft.test(value) ? `\u2068${value}\u2069` : value;

const withIsolated = (values: Values = {}): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolated(value)]));

/** A name in another direction keeps its own order and leaves the sentence around it in its own (Unicode, UAX 9). */
export function isolateNames(i18n: I18n): void {
  const say = i18n._.bind(i18n);
  const sayIsolated = (id: MessageDescriptor | string, values?: Values, options?: MessageOptions): string =>
    typeof id === 'string'
      ? say(id, withIsolated(values), options)
      : say({ ...id, values: withIsolated(id.values ?? values) });
  i18n._ = sayIsolated;
  i18n.t = sayIsolated;
}
