import type { Context } from '#app/context.ts'
import { job } from '#kit/jobs/job.ts'
import { earlier } from '#kit/time/span.ts'
import { addressOf, arrivalsOf, nameOf, storeOf } from './commands/store.ts'
import { deleteLateUnfinished } from './queries/pieces.ts'
import { deleteUnused, listKnownAddresses } from './queries.ts'

/** Removes pictures that no room took up within a day, and pieces of what was not finished in one. A file that cannot be removed now is one without a row at night. */
export const removeUnused = job<Context>({
  name: 'files.remove-unused',
  every: '7 * * * *',
  run: async ({ db, config, now }) => {
    const store = storeOf(config)
    const addresses = [...(await deleteUnused(db, now)), ...(await deleteLateUnfinished(db, now))]
    for (const address of addresses) await store.remove(nameOf(address))
    return addresses.length
  },
})

/** Removes files without a row: of accounts that went, and of a process that ended between the two. */
export const removeOrphans = job<Context>({
  name: 'files.remove-orphans',
  every: '23 4 * * *',
  run: async ({ db, config, now }) => {
    const store = storeOf(config)
    // What is younger may be on its way.
    const before = earlier(now, { hours: 1 })
    let removed = await arrivalsOf(config).removeArrivals(before)
    for await (const names of store.listBefore(before)) {
      const known = names.length > 0 ? await listKnownAddresses(db, names.map(addressOf)) : new Set()
      const orphans = names.filter((name) => !known.has(addressOf(name)))
      await Promise.all(orphans.map(store.remove))
      removed += orphans.length
    }
    return removed
  },
})
