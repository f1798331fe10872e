import { type Finding, finding, type NamedCall } from './all-calls.ts'
import { honestInput } from './honest.ts'
import { unnamedIn } from './named-only.ts'
import { askerOf, type World } from './world.ts'

/** Each call gets a number of its own, so that what is found in a table names it. */
const FIRST = 770_000_000

/** What a forger adds to a question: somebody else as its owner, prices, a state, a role. */
const extrasOf = (number: number) => ({
  user_id: number,
  patient_id: number,
  staff_id: number,
  is_admin: 1,
  role: `extra-${number}`,
  price: number,
  fee: number,
  amount: number,
  pay_amount: number,
  points: number,
  status: `extra-${number}`,
  state: `extra-${number}`,
})

/**
 * Every call [S3], asked by who may with what an honest program sends and with parameters that no contract names: it
 * is answered as if they were not there, with nothing that its contract does not name, and none of them is kept.
 */
export const findHonoured = async (world: World, calls: readonly NamedCall[]): Promise<Finding[]> => {
  const findings: Finding[] = []
  const since = await lastTransaction(world)
  for (const [at, call] of calls.entries()) {
    const asker = await askerOf(world, call)
    const honest = await honestInput(world, call, asker)
    // What the call names itself is no extra.
    const { status, body } = await world.app.rawRequest(call, { ...extrasOf(FIRST + at), ...honest }, asker.as)
    const answer = JSON.stringify(body)
    if (status !== 200 || body.reason !== undefined)
      findings.push(
        finding(call, `asked ${JSON.stringify(honest)} and more, it answers ${status} ${answer.slice(0, 200)}`),
      )
    else findings.push(...unnamedIn(call, body).map((path) => finding(call, `${path} is not in the contract`)))
    if (answer.includes(String(FIRST + at))) findings.push(finding(call, 'answers with what was added to the question'))
  }
  for (const [number, table] of await listTraces(world, since)) {
    const call = calls[number - FIRST]
    if (call) findings.push(finding(call, `keeps what was added to the question in ${table}`))
  }
  return findings
}

const lastTransaction = async ({ app }: World): Promise<number> =>
  (await app.pool.query('select txid_current()::int as id')).rows[0].id

/** Numbers of forged questions that rows written since then hold, with the table of each. */
const listTraces = async ({ app: { pool } }: World, since: number): Promise<[number: number, table: string][]> => {
  const tables = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const found: [number, string][] = []
  for (const { name } of tables.rows) {
    const text = `select to_jsonb(t)::text as row from "${name}" t where xmin::text::bigint > $1`
    const { rows } = await pool.query<{ row: string }>(text, [since])
    const numbers = rows.flatMap(({ row }) => row.match(/770000\d{3}/g) ?? [])
    found.push(...[...new Set(numbers)].map((number): [number, string] => [Number(number), name]))
  }
  return found
}
