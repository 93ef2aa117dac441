import { roles } from '../../contract/kit/roles.ts';
import { decide, type RouteFacts, tenantSituations } from '../../machines/session/session.access.ts';
import {
  type GuardName,
  guardNames,
  type Move,
  type VerdictTable,
  verdictTable,
} from '../../machines/session/session.guards.ts';

/** The verdicts with one cell changed, and in words which. */
export interface TableMutant {
  readonly id: string;
  readonly make: () => typeof decide;
}

/** Every move that the table makes somewhere. */
const moves = [
  ...new Set(
    [verdictTable.fetchMe, verdictTable.guards, verdictTable.areas]
      .flatMap((rows) => Object.values<Readonly<Record<string, Move>>>(rows))
      .flatMap((row) => Object.values(row)),
  ),
];

/** What the table does not say: that the guards are asked in order, that they must be known, that a path has roles. */
const misread: TableMutant[] = [
  {
    id: 'verdicts: guards: asked from child to parent',
    make: () => withRoute((route) => ({ ...route, guards: route.guards.toReversed() })),
  },
  {
    id: 'verdicts: guards: an unknown one is passed over',
    make: () =>
      withRoute((route) => ({ ...route, guards: route.guards.filter((it) => guardNames.some((name) => name === it)) })),
  },
  {
    id: 'verdicts: a path of several roles: open to all',
    make: () => withRoute(({ guards, area }) => ({ guards, ...(area && { area }) })),
  },
];

const withRoute =
  (change: (route: RouteFacts) => RouteFacts): typeof decide =>
  (question) =>
    decide({ ...question, route: question.route && change(question.route) });

/** Each cell with every other move, each role let in where it is not and turned away where it is, each tenant mistaken. */
export function tableMutants(): TableMutant[] {
  const { fetchMe, guards, areas, admitted } = verdictTable;
  const mutant = (what: string, change: string, table: Partial<VerdictTable>): TableMutant => ({
    id: `verdicts: ${what}: ${change}`,
    make: () => (question) => decide(question, { ...verdictTable, ...table }),
  });
  const cells = <Name extends string>(
    kind: string,
    rows: Readonly<Record<Name, Readonly<Record<string, Move>>>>,
    tableWith: (rows: unknown) => Partial<VerdictTable>,
  ) =>
    Object.entries<Readonly<Record<string, Move>>>(rows).flatMap(([name, row]) =>
      Object.entries(row).flatMap(([situation, move]) =>
        moves
          .filter((other) => other !== move)
          .map((other) =>
            mutant(
              `${kind} ${name}, ${situation}, ${move}`,
              other,
              tableWith({ ...rows, [name]: { ...row, [situation]: other } }),
            ),
          ),
      ),
    );
  return [
    ...cells('fetch-me on a', fetchMe, (rows) => ({ fetchMe: rows as VerdictTable['fetchMe'] })),
    ...cells('guard', guards, (rows) => ({ guards: rows as VerdictTable['guards'] })),
    ...cells('area', areas, (rows) => ({ areas: rows as VerdictTable['areas'] })),
    ...Object.entries(admitted).flatMap(([guard, admits]) =>
      roles.map((role) => {
        const turned = admits.includes(role) ? admits.filter((it) => it !== role) : [...admits, role];
        const change = admits.includes(role) ? `turns ${role} away` : `admits ${role}`;
        return mutant(`guard ${guard}`, change, { admitted: { ...admitted, [guard as GuardName]: turned } });
      }),
    ),
    ...misread,
    ...tenantSituations.flatMap((situation) =>
      tenantSituations
        .filter((other) => other !== situation)
        .map((other): TableMutant => ({
          id: `verdicts: tenant, ${situation}: taken for ${other}`,
          make: () => (question) => decide(question.tenant === situation ? { ...question, tenant: other } : question),
        })),
    ),
  ];
}
