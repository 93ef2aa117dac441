import { roles } from '../../contract/kit/roles.ts';
import { decide, type Question, type RouteFacts, tenantSituations } from '../../machines/session/session.access.ts';
import { guardNames, type Move, type VerdictTable, verdictTable } from '../../machines/session/session.guards.ts';

type Rows = Readonly<Record<string, Readonly<Record<string, Move>>>>;
const parts = ['fetchMe', 'guards', 'areas'] as const;
const cells = parts.flatMap((part) =>
  Object.entries<Rows[string]>(verdictTable[part]).flatMap(([row, moves]) =>
    Object.entries(moves).map(([situation, move]) => ({ part, row, situation, move })),
  ),
);
const moves = [...new Set(cells.map(({ move }) => move))];

/** What is asked is misunderstood, and then decided as ever. */
const misread = (what: string, other: (question: Question) => Partial<Question>) => ({
  id: `verdicts: ${what}`,
  make: () => (question: Question) => decide({ ...question, ...other(question) }),
});
const misled = (what: string, other: (route: RouteFacts) => RouteFacts) =>
  misread(what, ({ route }) => ({ route: route && other(route) }));
const mistaken = (what: string, table: Partial<VerdictTable>) => ({
  id: `verdicts: ${what}`,
  make: () => (question: Question) => decide(question, { ...verdictTable, ...table }),
});

/** Each cell with every other move, each role let in where it is not and turned away where it is, each tenant mistaken. */
export const tableMutants = () => [
  ...cells.flatMap(({ part, row, situation, move }) =>
    moves
      .filter((other) => other !== move)
      .map((other) => {
        const rows: Rows = verdictTable[part];
        return mistaken(`${part} ${row}, ${situation}, ${move}: ${other}`, {
          [part]: { ...rows, [row]: { ...rows[row], [situation]: other } },
        });
      }),
  ),
  ...Object.entries(verdictTable.admitted).flatMap(([guard, admits]) =>
    roles.map((role) => {
      const isAdmitted = admits.includes(role);
      const others = isAdmitted ? admits.filter((it) => it !== role) : [...admits, role];
      return mistaken(`guard ${guard}: ${isAdmitted ? 'turns away' : 'admits'} ${role}`, {
        admitted: { ...verdictTable.admitted, [guard]: others },
      });
    }),
  ),
  // what the table does not say: that guards are asked in order, that they must be known, that a path has roles
  misled('guards: asked from child to parent', (route) => ({ ...route, guards: route.guards.toReversed() })),
  misled('guards: an unknown one is passed over', (route) => ({
    ...route,
    guards: route.guards.filter((it) => guardNames.some((name) => name === it)),
  })),
  misled('a path of several roles: open to all', ({ guards, area }) => ({ guards, ...(area && { area }) })),
  ...tenantSituations.flatMap((situation) =>
    tenantSituations
      .filter((other) => other !== situation)
      .map((other) =>
        misread(`tenant, ${situation}: taken for ${other}`, ({ tenant }) =>
          tenant === situation ? { tenant: other } : {},
        ),
      ),
  ),
];
