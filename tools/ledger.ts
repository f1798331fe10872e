import { resolve } from 'node:path'
import { accountWords } from '#app/areas/pay/rules/accounts.ts'
import { listOpenDifferences, listPayFaults, listSums } from '#app/areas/pay/server/public.ts'
import { migrate } from '#kit/db/migrate.ts'
import { openAlongside } from '#kit/db/open.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import { readConfig } from '#server/config.ts'
import { findBrokenInvariants } from '#server/invariants.ts'
import { openLog } from '#server/log.ts'
import { endBecauseOf } from './end-because-of.ts'
import { readWords } from './read-words.ts'

/** Rooms that keep what the books say of counters and of what is paid out. */
const BESIDE = 'desk/{deposits,settlements,till}'

/**
 * `npm run ledger` prints the sums of every account, every difference to a provider's bill that nobody has settled, and every
 * fault of the books. It ends with 1 when the books do not balance; differences are for people to settle and do not count.
 * The server may run meanwhile.
 */
const { values } = readWords('npm run ledger [-- --json]\n', { json: { type: 'boolean' } })
const { databaseUrl: url, dataDir } = readConfig(process.env)
const database = await openAlongside({ url, dataDir, poolSize: 2, log: openLog('warn') }).catch(endBecauseOf)
const say = (line: string) => void (values.json || process.stdout.write(`${line}\n`))
try {
  // What another process runs it has migrated.
  if (url || database.embedded) await migrate(database, resolve(import.meta.dirname, '../migrations'))
  const { db } = database
  const sums = await listSums(db)
  for (const { account, debitFen, creditFen } of sums) {
    const amounts = [debitFen, creditFen, creditFen - debitFen].map((fen) => fenToYuan(fen).padStart(16))
    say(`${account.padEnd(24)}${amounts.join('')}  ${accountWords(account)}`)
  }
  const [debit, credit] = [sums.map(({ debitFen }) => debitFen), sums.map(({ creditFen }) => creditFen)].map((all) =>
    all.reduce((fen, one) => fen + one, 0),
  ) as [number, number]
  say(`${'debit = credit'.padEnd(24)}${fenToYuan(debit).padStart(16)}${fenToYuan(credit).padStart(16)}`)
  const differences = await listOpenDifferences(db)
  for (const { day, provider, fault, kind, number, oursFen, theirsFen } of differences)
    say(
      `difference: ${day} ${provider} ${fault} ${kind} ${number} ours ${oursFen ?? '-'} theirs ${theirsFen ?? '-'} fen`,
    )
  const beside = (await findBrokenInvariants(db, BESIDE)).flatMap(({ says, rows }) =>
    rows.map((row) => `${says}: ${JSON.stringify(row)}`),
  )
  const faults = [...(debit === credit ? [] : ['debit and credit differ']), ...(await listPayFaults(db)), ...beside]
  for (const fault of faults) say(`fault: ${fault}`)
  say(faults.length === 0 ? 'the books balance' : `the books do not balance: ${faults.length} faults`)
  if (values.json) process.stdout.write(`${JSON.stringify({ accounts: sums, differences, faults })}\n`)
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await database.close()
}
