import { type Finding, finding, type NamedCall } from './all-calls.ts'
import { honestInput } from './honest.ts'
import { askerOf, type World } from './world.ts'

const COPIES = 20

/** Calls that are done once [R7]: twenty copies at the same moment get one answer and write what one alone writes. */
export const findRepeats = async (world: World, calls: readonly NamedCall[]): Promise<Finding[]> => {
  const findings: Finding[] = []
  for (const call of calls.filter(({ idempotency }) => idempotency)) {
    const one = await askAtOnce(world, call, 1)
    const many = await askAtOnce(world, call, COPIES)
    // The first of all may make what all share, such as an account to book on.
    const alone = one.written === many.written ? one : await askAtOnce(world, call, 1)
    const answers = new Set(many.answers)
    const found = [
      one.refused && `asked once, it answers ${one.answers[0]}`,
      answers.size > 1 && `copies get different answers: ${[...answers].slice(0, 2).join(' and ')}`,
      alone.written !== many.written && `one copy writes ${alone.written}, ${COPIES} write ${many.written}`,
    ]
    findings.push(...found.filter((says) => typeof says === 'string').map((says) => finding(call, says)))
  }
  return findings
}

let keys = 0

/** Copies of one question with one key: what each was answered, and how many rows there are more than before. */
const askAtOnce = async (world: World, call: NamedCall, copies: number) => {
  const asker = await askerOf(world, call)
  const input = await honestInput(world, call, asker)
  const as = { ...asker.as, idempotencyKey: `copies-${++keys}` }
  const before = await countRows(world)
  const asked = await Promise.all(Array.from({ length: copies }, () => world.app.rawRequest(call, input, as)))
  const answers = asked.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)
  return {
    answers,
    refused: asked.some(({ body }) => body.reason || body.err_msg),
    written: difference(before, await countRows(world)),
  }
}

type Counts = ReadonlyMap<string, number>

const countRows = async ({ app: { pool } }: World): Promise<Counts> => {
  const tables = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const counts = tables.rows.map(({ name }) => `select '${name}' as name, count(*)::int as count from "${name}"`)
  const { rows } = await pool.query<{ name: string; count: number }>(counts.join(' union all '))
  return new Map(rows.map(({ name, count }) => [name, count]))
}

const difference = (before: Counts, after: Counts): string =>
  [...after]
    .map(([name, count]) => [name, count - (before.get(name) ?? 0)] as const)
    .filter(([, more]) => more !== 0)
    .map(([name, more]) => `${more} ${name}`)
    .sort()
    .join(', ') || 'nothing'
