import pg from 'pg'

/** What was sent to PostgreSQL. */
export interface Statement {
  text: string
  values: unknown[]
}

/** What this process sends to PostgreSQL while `work` goes on. */
export const recordStatements = async (work: () => Promise<unknown>): Promise<Statement[]> => {
  const sent: Statement[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    sent.push(statementOf(args))
    return (query as (...all: unknown[]) => unknown).apply(this, args)
  } as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return sent
}

const statementOf = ([said, values]: unknown[]): Statement => {
  const { text, values: own } = typeof said === 'string' ? { text: said } : (said as Partial<Statement>)
  return { text: text ?? '', values: (Array.isArray(values) ? values : own) ?? [] }
}

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  Plans?: Plan[]
}

/** Tables of more than so many rows; statistics are made first. */
export const listBigTables = async (pool: pg.Pool, moreThan: number): Promise<ReadonlySet<string>> => {
  await pool.query('analyze')
  const { rows } = await pool.query('select relname from pg_class where relkind = $1 and reltuples > $2', [
    'r',
    moreThan,
  ])
  return new Set(rows.map(({ relname }) => relname))
}

/** Of these tables, those that the statement would read from end to end. */
export const listReadWhole = async (
  pool: pg.Pool,
  { text, values }: Statement,
  tables: ReadonlySet<string>,
): Promise<string[]> => {
  if (!/^\s*(select|with|insert|update|delete)\b/i.test(text)) return []
  const { rows } = await pool.query(`explain (format json) ${text}`, values)
  return nodesOf(rows[0]['QUERY PLAN'][0].Plan)
    .filter((node) => node['Node Type'] === 'Seq Scan' && tables.has(node['Relation Name'] ?? ''))
    .map((node) => node['Relation Name'] as string)
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
