import { fill } from '#app/areas/search/server/public.ts'
import { connect, type Database } from '#kit/db/open.ts'
import { openLog } from '#server/log.ts'
import { makeDataDir, type Product, removeDataDir, startProduct } from '#test/support/product.ts'
import { inBaselines, openBaseline } from './baseline.ts'
import { type Bench, percentile } from './bench.ts'
import { load } from './load.ts'

const DOCTORS = 100_000

interface BigApp {
  app: Product
  database: Database
  indexSeconds: number
}

let opening: Promise<BigApp> | undefined

/** A product of its own, with a hundred thousand doctors at the usual number of hospitals: what other benches measure stays small. */
const openBigApp = (): Promise<BigApp> => {
  opening ??= (async () => {
    const app = await startProduct({ dataDir: makeDataDir(), patienceMs: 180_000 })
    const session = { timeoutMs: 300_000 }
    const database = connect(app.database.connection, { poolSize: 2, log: openLog('error'), session })
    await multiplyDoctors(database)
    const began = performance.now()
    await database.db.transaction((inside) => fill(inside))
    const indexSeconds = (performance.now() - began) / 1000
    await database.pool.query('vacuum analyze search_entries')
    await database.pool.query('analyze guahao_doctors')
    return { app, database, indexSeconds }
  })()
  return opening
}

/** Copies of the demonstration's doctors, each with the family name of one and the given name of another. */
const multiplyDoctors = async ({ pool }: Database) => {
  const { rows } = await pool.query('select count(*) from guahao_doctors')
  const copies = Math.ceil(DOCTORS / Number(rows[0].count))
  await pool.query(
    `with numbered as (select name, row_number() over (order by id) - 1 as at, count(*) over () as all from guahao_doctors)
    insert into guahao_doctors
      (source_key, hospital_id, dep_id, class_id, city_id, name, sex, title, skills, ill_tags, booked_count, is_demo, changed_at)
    select 'bench:' || copy || ':' || id, hospital_id, dep_id, class_id, city_id, left(doctor.name, 1) || substr(other.name, 2),
      sex, title, skills, ill_tags, booked_count * copy / $1, true, changed_at
    from guahao_doctors as doctor cross join generate_series(1, $1 - 1) as copy
      join numbered as other on other.at = (doctor.id * 7919 + copy * 104729) % other.all`,
    [copies],
  )
}

/** As people search: names of hospitals and doctors, departments, illnesses in their words and ours, one character, initials. */
const words = [
  '人民医院 沐风人民医院 儿童医院 妇幼 口腔医院 望舒 王 李明 陈志 张文静 心内科 内分泌科 骨科 儿科 皮肤科 骨 肾 高血压 糖尿病',
  '甲状腺结节 发烧 拉肚子 腰痛 失眠 近视 白内障 冠心病 肾结石 小儿咳嗽 主任医师 gxy mfrmyy wwf 北京心内科 广州口腔 深圳 医院',
].flatMap((line) => line.split(' '))
const typos =
  '腰间盘突出 高血亚病 甲状线结节 糖料病 小儿咳漱 沐风人名医院 白内症手术 冠状动脉硬华 脑更塞后遗证 心机梗塞'.split(' ')

const pathsOf = (asked: readonly string[]) =>
  asked.flatMap((word) =>
    [5, 0].flatMap((city) =>
      ['single?type=doctor&page_size=20', 'complex?'].map(
        (call) => `/api/search/${call}&city_id=${city}&keyword=${encodeURIComponent(word)}`,
      ),
    ),
  )

const slowest = async (asked: readonly string[]): Promise<number> => {
  const { app } = await openBigApp()
  const paths = pathsOf(asked)
  const shot = (index: number) => ({ path: paths[index % paths.length] as string })
  const rounds = { port: app.port, connections: 1, shot }
  await load({ ...rounds, total: paths.length })
  const { latenciesMs, failed } = await load({ ...rounds, total: paths.length * 5 })
  if (failed > 0) throw new Error(`${failed} answers were 5xx`)
  return percentile(latenciesMs, 0.95)
}

const cpu = async (): Promise<number> => {
  const { app } = await openBigApp()
  const paths = pathsOf(words)
  const baseline = await openBaseline()
  try {
    const shot = (index: number) => ({ path: paths[index % paths.length] as string })
    const pids = [app.pid, app.database.pid]
    return await inBaselines(baseline, pids, { port: app.port, connections: 8, total: paths.length * 4, shot })
  } finally {
    baseline.close()
  }
}

export const benches: Bench[] = [
  { name: 'search.words', unit: 'ms (95 %)', goal: '<= 30', run: () => slowest(words) },
  { name: 'search.typos', unit: 'ms (95 %)', goal: '<= 150', run: () => slowest(typos) },
  { name: 'search.cpu', unit: '× baseline', goal: '<= 400', run: cpu },
  { name: 'search.index', unit: 's', goal: '<= 10', run: async () => (await openBigApp()).indexSeconds },
]

/** Ends the product and removes what it held. */
export const close = async (): Promise<void> => {
  const big = await opening?.catch(() => undefined)
  opening = undefined
  if (!big) return
  await big.database.close()
  await big.app.end()
  removeDataDir(big.app.dataDir)
}
