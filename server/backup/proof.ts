import { listBrokenChains } from '#app/areas/access/audit/server/public.ts'
import { fileStoreOf, listStoredFiles } from '#app/areas/files/server/public.ts'
import { listPayFaults, listSums } from '#app/areas/pay/server/public.ts'
import type { Db } from '#kit/db/open.ts'
import { fenToYuan } from '#kit/money/fen.ts'
import type { Config } from '../config.ts'
import { findBrokenInvariants } from '../invariants.ts'

/** What is not as it must be in a database that was brought back, one line each: the books, every room's invariants, every chain of the audit. */
export const findFaults = async (db: Db): Promise<string[]> => {
  const sums = await listSums(db)
  const debit = sums.reduce((fen, { debitFen }) => fen + debitFen, 0)
  const credit = sums.reduce((fen, { creditFen }) => fen + creditFen, 0)
  return [
    ...(debit === credit ? [] : [`the ledger: ${fenToYuan(debit)} is not ${fenToYuan(credit)}`]),
    ...(await listPayFaults(db)).map((fault) => `the ledger: ${fault}`),
    ...(await findBrokenInvariants(db)).map(({ says }) => `not true: ${says}`),
    ...(await listBrokenChains(db)).map((id) => `the audit of hospital ${id} does not hold`),
  ]
}

/** Files that the database knows and that the store lacks, or has in another size. */
export const countLostFiles = async (db: Db, config: Pick<Config, 'dataDir' | 'uploads'>): Promise<number> => {
  const store = fileStoreOf(config)
  let lost = 0
  for await (const some of listStoredFiles(db))
    for (const { name, bytes } of some) if ((await store.read(name))?.length !== bytes) lost++
  return lost
}
