import { z } from 'zod'
import { connect, type Database } from '#kit/db/open.ts'
import { systemClock } from '#kit/time/clock.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import { openLog } from '#server/log.ts'
import { callsOf, type NamedCall } from '#test/generated/all-calls.ts'
import { honestInput } from '#test/generated/honest.ts'
import { askerOf, openWorld, type World } from '#test/generated/world.ts'
import type { Bench } from './bench.ts'
import { listBigTables, listReadWhole, recordStatements, type Statement } from './statements.ts'
import { startBenchApp } from './test-app.ts'

/** What is asked often enough that the size of the world must not matter. */
const isRead = ({ method, mutatingGet }: NamedCall) => method === 'GET' && !mutatingGet

/** Above it a table is big: one that grows with the world. */
const BIG = 1_000

/** A question and the statements that answered it. */
interface Answered {
  /** `guahao/hospitals unitList sort=distance` */
  name: string
  statements: Statement[]
}

/** Asks every list and every detail of the contract as an honest program would, in every order of sorting. */
const askAll = async (world: World): Promise<Answered[]> => {
  const answered: Answered[] = []
  for (const call of callsOf(world.app.rooms).filter(isRead)) {
    const asker = await askerOf(world, call)
    const input = await honestInput(world, call, asker)
    for (const sort of sortsOf(call)) {
      const callApi = () => world.app.rawRequest(call, { ...input, ...sort }, asker.as)
      // What is kept for everyone is not read for each.
      await callApi()
      const statements = await recordStatements(callApi)
      answered.push({ name: [call.room, call.name, sort.sort].filter(Boolean).join(' '), statements })
    }
  }
  return answered
}

/** The ways to sort that a call offers. */
const sortsOf = (call: NamedCall): { sort?: string }[] => {
  const { properties = {} } = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' })
  const { sort } = properties as { sort?: { enum?: string[]; anyOf?: { enum?: string[] }[] } }
  const ways = sort?.enum ?? sort?.anyOf?.flatMap((one) => one.enum ?? [])
  return ways ? ways.map((way) => ({ sort: way })) : [{}]
}

/** All that an account holds, of every room, in one file: neither a list nor a detail. */
const WHOLE_ACCOUNT = 'account/settings exportAccount'

let asking: Promise<{ database: Database; answered: Answered[] }> | undefined

/** All questions asked inside this process, over the database of a world ten times as big. */
const overBigWorld = () => {
  asking ??= (async () => {
    const app = await startBenchApp(10)
    const database = connect(app.database.connection, { poolSize: 4, log: openLog('error') })
    // Tomorrow, before the first patient: what the checks book today is still to come.
    const world = await openWorld({ database, at: `${addDays(dayOf(systemClock.now()), 1)} 07:30` })
    return { database, answered: await askAll(world) }
  })()
  return asking
}

export const close = async () => (await asking?.catch(() => undefined))?.database.close()

export const benches: Bench[] = [
  {
    name: 'calls.statements',
    unit: 'in one answer',
    goal: '<= 6',
    async run(emit) {
      const { answered } = await overBigWorld()
      const shown = answered.filter(({ name }) => name !== WHOLE_ACCOUNT)
      for (const { name, statements } of shown.filter((one) => one.statements.length > 4))
        emit(`${name} asks ${statements.length}`)
      return Math.max(...shown.map(({ statements }) => statements.length))
    },
  },
  {
    name: 'calls.whole-tables',
    unit: 'read',
    goal: '= 0',
    async run(emit) {
      const { database, answered } = await overBigWorld()
      const big = await listBigTables(database.pool, BIG)
      let found = 0
      for (const { name, statements } of answered) {
        const read = (await Promise.all(statements.map((one) => listReadWhole(database.pool, one, big)))).flat()
        if (read.length > 0) emit(`${name} reads all of ${[...new Set(read)].join(', ')}`)
        found += read.length
      }
      return found
    },
  },
]
