import type { Plugin } from 'vite';

/** A file of a library, pieces of its code, and what stands there instead. */
interface Cut {
  readonly file: RegExp;
  readonly pieces: readonly { readonly found: RegExp; readonly text: string }[];
}

const cuts: readonly Cut[] = [
  // for developer tools, at each key that is typed, and for groups of fields, which no form here has
  {
    file: /\/form-core\/dist\/esm\/EventClient\.js$/,
    pieces: [
      {
        found: /^import .*devtools-event-client[^]*(?=^export \{)/m,
        text: 'const formEventClient = { on: () => () => {}, emit: () => {} };\n',
      },
    ],
  },
  {
    file: /\/form-core\/dist\/esm\/utils\.js$/,
    pieces: [
      { found: /const throttleFormState = liteThrottle\([^]*?^\);/m, text: 'const throttleFormState = () => {};' },
    ],
  },
  {
    file: /\/react-form\/dist\/esm\/useForm\.js$/,
    pieces: [{ found: /extendedApi\.FormGroup = function [^]*?^ {4}\};/m, text: '' }],
  },
  // what is checked while one develops, and names of events that keep hooks in the build which nobody calls
  {
    file: /\/downshift\/dist\/downshift\.esm\.mjs$/,
    pieces: [
      { found: /^import PropTypes from 'prop-types';$/m, text: '' },
      {
        found: /^var (propTypes(?:\$\d+)?|dropdownPropTypes) = (?:_extends\([^{]*\{\}, [\w$]+, )?\{[^]*?^\}\)?;$/gm,
        text: 'var $1 = {};',
      },
      { found: /^(?:useSelect|useMultipleSelection|_useTagGroup)\.stateChangeTypes = .*;$/gm, text: '' },
    ],
  },
];

/** Leaves out of libraries what nothing here uses and no bundler sees. The build stops where a release looks otherwise. */
export const leanerLibraries: Plugin = {
  name: 'leaner-libraries',
  apply: 'build',
  transform: {
    filter: { id: cuts.map(({ file }) => file) },
    handler(code, id) {
      const pieces = cuts.find(({ file }) => file.test(id))?.pieces ?? [];
      const left = pieces.reduce((text, { found, text: instead }) => {
        const next = text.replace(found, instead);
        if (next === text) throw new Error(`${id} is written in a way that nothing here knows: ${found.source}`);
        return next;
      }, code);
      return { code: left, map: null };
    },
  },
};
