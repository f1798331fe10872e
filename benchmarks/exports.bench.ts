import { setTimeout as sleep } from 'node:timers/promises'
import { EXPORTS_JOB } from '#kit/wire/list-terms.ts'
import { makeDataDir, type Product, removeDataDir, startProduct } from '#test/support/product.ts'
import { signInAccountant } from './accountant.ts'
import { arrive } from './arrivals.ts'
import { type Bench, median, percentile } from './bench.ts'
import { type Field, gather, openField, openSlots } from './booking-field.ts'
import { rssMbOf } from './processes.ts'

/** Lines of the books that are exported; `EXPORT_ROWS` makes them fewer. */
const ROWS = Number(process.env.EXPORT_ROWS ?? 1_000_000)
/** No statement takes longer than the database waits for one. */
const ROWS_AT_ONCE = 20_000
const SETTLED_MS = 8_000
const [PER_SECOND, WINDOW_SECONDS, ROUNDS] = [20, 20, 3]
/** A calm window before the first that counts: a new process compiles what it answers. */
const WARM_UP_SECONDS = 20

interface Standing {
  state: string
  done_num: number
  total_num: number
  byte_num: number
  piece_num: number
}

/** An accountant's desk of a hospital whose books have so many lines. */
const openDesk = async (field: Field) => {
  const { pool } = field.database
  const { staffKey, hospitalId } = await signInAccountant(field)
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from pay_ledger where happening like 'bench:%'`,
  )
  for (let first = (rows[0]?.n ?? 0) + 1; first <= ROWS; first += ROWS_AT_ONCE)
    await pool.query(
      `insert into pay_ledger (happening, debit, credit, amount_fen, entered_at, payment_id)
       select 'bench:' || n, 'held:counter', 'hospital:' || $1::int, 100 + n % 90000, now() - make_interval(secs => n % 2000000),
         known.ids[1 + n % greatest(1, cardinality(known.ids))]
       from generate_series($2::int, $3::int) as n, (select array(select id from pay_payments) as ids) as known`,
      [hospitalId, first, Math.min(ROWS, first + ROWS_AT_ONCE - 1)],
    )
  await pool.query('analyze pay_ledger')
  const ask = async (path: string, body: Record<string, string>) => {
    const response = await fetch(`http://127.0.0.1:${field.app.port}/api${path}`, {
      method: 'POST',
      body: new URLSearchParams({ ...body, staff_key: staffKey }),
    })
    const { data, msg } = (await response.json()) as { data?: Record<string, string>; msg?: string }
    if (!data) throw new Error(`${path}: ${response.status} ${msg}`)
    return data
  }
  return {
    begin: async (format: string) => (await ask('/desk/journal/export', { format })).export_id as string,
    drop: (export_id: string) => ask('/desk/exports/drop', { export_id }),
    standing: async (id: string): Promise<Standing> => {
      const { rows: found } = await pool.query<Standing>(
        `select state, done_lines as done_num, total_lines as total_num, byte_count as byte_num, pieces as piece_num
         from access_exports where code = $1`,
        [id],
      )
      return found[0] as Standing
    },
  }
}

/**
 * A heap in which the idle process and little more have room. Where there is much, V8 lets garbage lie until there is too much of it:
 * what a process takes then says how much there is, not how much it needs.
 */
const NARROW = { NODE_OPTIONS: '--max-old-space-size=160 --max-semi-space-size=4' }

const withProduct = async <T>(work: (product: Product) => Promise<T>, env: Record<string, string> = {}): Promise<T> => {
  const dataDir = makeDataDir()
  try {
    const planted = await startProduct({ dataDir, patienceMs: 300_000 })
    await planted.end()
    const product = await startProduct({ dataDir, env })
    try {
      return await work(product)
    } finally {
      await product.end()
    }
  } finally {
    removeDataDir(dataDir)
  }
}

/** The most memory beyond that of the idle process, in MB, while a file is written in a narrow heap. */
const memory = (format: string) => async (emit: (line: string) => void) =>
  withProduct(async (app) => {
    const field = openField(app)
    const desk = await openDesk(field)
    await sleep(SETTLED_MS)
    const idle = rssMbOf(app.pid)
    const began = performance.now()
    const id = await desk.begin(format)
    let most = idle
    let standing = await desk.standing(id)
    while (standing.state === 'waiting' || standing.state === 'running') {
      for (let look = 0; look < 10; look++) {
        most = Math.max(most, rssMbOf(app.pid))
        await sleep(100)
      }
      standing = await desk.standing(id)
    }
    await field.database.close()
    const { state, done_num, byte_num, piece_num } = standing
    if (state !== 'done' || done_num < ROWS) throw new Error(`${EXPORTS_JOB} is ${state} after ${done_num} lines`)
    const seconds = (performance.now() - began) / 1_000
    emit(
      `${done_num} lines, ${(byte_num / 1e6).toFixed(0)} MB in ${piece_num} pieces, ${seconds.toFixed(0)} s; idle ${idle.toFixed(0)} MB, at most ${most.toFixed(0)} MB`,
    )
    return most - idle
  }, NARROW)

/** p99 of bookings that arrive while a workbook is written, beside that of calm just before: the middle of three rounds. */
const patients = (emit: (line: string) => void) =>
  withProduct(async (app) => {
    const field = openField(app)
    const desk = await openDesk(field)
    const book = async (seconds: number) => {
      const total = seconds * PER_SECOND
      const people = await gather(field, total)
      const slots = await openSlots(field, 40, Math.ceil(total / 20))
      const latenciesMs = await arrive({
        port: app.port,
        connections: 50,
        perSecond: PER_SECOND,
        total,
        shot: (index) => {
          const { key, memberId } = people[index] as (typeof people)[number]
          const slot = slots[index % slots.length]
          const body = `slot_id=${slot}&member_id=${memberId}&user_key=${key}&idempotency_key=export-${memberId}-${slot}`
          return { method: 'POST', path: '/api/guahao/v1/order/create', body }
        },
      })
      return percentile(latenciesMs, 0.99)
    }
    await book(WARM_UP_SECONDS)
    const ratios: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const calm = await book(WINDOW_SECONDS)
      const id = await desk.begin('xlsx')
      while ((await desk.standing(id)).done_num === 0) await sleep(100)
      const busy = await book(WINDOW_SECONDS)
      const { state, done_num } = await desk.standing(id)
      if (state !== 'running') throw new Error(`the file was ${state} before the patients were`)
      await desk.drop(id)
      emit(
        `${PER_SECOND} bookings/s: p99 ${calm.toFixed(1)} ms in calm, ${busy.toFixed(1)} ms beside ${done_num} lines`,
      )
      ratios.push(busy / calm)
      await sleep(SETTLED_MS)
    }
    await field.database.close()
    return median(ratios)
  })

export const benches: Bench[] = [
  { name: 'exports.memory', unit: 'MB beyond idle', goal: '<= 64', run: memory('xlsx') },
  { name: 'exports.memory-csv', unit: 'MB beyond idle', goal: '<= 64', run: memory('csv') },
  { name: 'exports.patients', unit: 'p99 / calm', goal: '<= 2', run: patients },
]
