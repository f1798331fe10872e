import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { deskAuditCheck, deskAuditList } from '#app/areas/access/audit/contract.ts'
import { insertHospitals } from '#app/areas/guahao/hospitals/server/queries/write.ts'
import { aHospital } from '#app/areas/guahao/hospitals/server/seed/a-hospital.ts'
import { readArchive } from '#kit/backup/server/read-archive.ts'
import { writeArchive } from '#kit/backup/server/write-archive.ts'
import type { Database } from '#kit/db/open.ts'
import { instantAt } from '#kit/time/day.ts'
import { archiveAudit, readAudit } from '#server/backup/audit-archive.ts'
import { findFaults } from '#server/backup/proof.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { takeBackup } from '#server/backup/take.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { openTestDatabase } from '../support/database.ts'
import { signInStaff } from '../support/staff.ts'
import { startTestApp, type TestApp } from '../support/start-test-app.ts'

// A passphrase is slow to try by design, and each file is opened several times.
vi.setConfig({ testTimeout: 300_000 })

const folder = mkdtempSync(join(tmpdir(), 'yilu-archive-'))
const passphrase = 'the hospital on the hill'
let app: TestApp
let database: Database
let ours: number
let theirs: number

beforeAll(async () => {
  database = await openTestDatabase()
  app = await startTestApp({ at: '2025-01-05 08:00', database })
  const ids = await insertHospitals(app.db, [aHospital({ name: '本院' }), aHospital({ name: '别院' })])
  ;[ours, theirs] = ids as [number, number]
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

/** Somebody does something at a desk, once a day. */
const actAt = async (hospitalId: number, times: number) => {
  for (let time = 0; time < times; time++) {
    app.clock.advance({ days: 1 })
    await app.context().emit.call(app.context(), 'desk.acted', {
      hospitalId,
      staffId: 1,
      doctorId: null,
      staffName: "O'Hara \\ \n",
      act: 'staff.add',
      kind: 'staff',
      id: String(time),
      before: null,
      after: { name: '某人 "某"', isOn: true },
      traceid: 'trace-1',
    })
  }
}
const archiveBefore = (day: string, name = `before-${day}.age`) => {
  const file = join(folder, name)
  const before = instantAt(day, 0)
  return { file, done: archiveAudit(file, { db: app.db, before, now: app.clock.now(), passphrase }) }
}
const countLines = async (hospitalId: number) =>
  (await app.pool.query('select count(*)::int as n from access_audit where hospital_id = $1', [hospitalId])).rows[0].n
const check = async (hospitalId: number) => {
  const { staffKey } = await signInStaff(app, hospitalId, 'auditor')
  return app.callApi(deskAuditCheck, {}, { staffKey })
}

test('where nothing is that old, there is no file and nothing goes', async () => {
  await actAt(ours, 3)
  const { file, done } = archiveBefore('2025-01-01')
  expect(await done).toBeUndefined()
  expect(existsSync(file)).toBe(false)
  expect(await countLines(ours)).toBe(3)
})

test('what cannot be written takes nothing out of the database', async () => {
  const { done } = archiveBefore('2025-02-01', 'nowhere/lines.age')
  await expect(done).rejects.toThrow('its folder is not there')
  expect(await countLines(ours)).toBe(3)
})

test('old lines go into a sealed file, and the chain is provable from there on, twice in a row', async () => {
  await actAt(theirs, 4)
  await actAt(ours, 5)
  const first = archiveBefore('2025-01-15')
  expect(await first.done).toMatchObject({ chains: 2, lines: 8 })
  expect(readFileSync(first.file).toString('latin1')).toMatch(/^age-encryption/)
  await actAt(ours, 4)
  const second = archiveBefore('2025-01-20')
  expect(await second.done).toMatchObject({ chains: 1 })
  expect(await findFaults(app.db)).toEqual([])
  const read = await readAudit(second.file, passphrase, app.db)
  expect(read).toMatchObject([{ hospitalId: ours, isAnchored: true }])
  expect(read[0]?.fromHash).toBe((await readAudit(first.file, passphrase, app.db))[0]?.lastHash)
  expect(await check(ours)).toMatchObject({ is_whole: 1, archived_until: '2025-01-19' })
  expect((await check(ours)).archived_num).toBe(10)
})

test('the last line of a chain stays, however old it is, and the next one follows it', async () => {
  app.clock.advance({ days: 400 })
  await archiveBefore('2026-01-01').done
  expect(await countLines(theirs)).toBe(1)
  await actAt(theirs, 1)
  expect(await check(theirs)).toMatchObject({ is_whole: 1 })
})

test('lines that are here cannot be taken away without an anchor, nor an anchor on which something stands', async () => {
  await actAt(ours, 3)
  const oldest = 'select min(id) from access_audit where hospital_id = $1'
  await expect(app.pool.query(`delete from access_audit where id = (${oldest})`, [ours])).rejects.toThrow('foreign key')
  await expect(app.pool.query('delete from access_audit_anchors')).rejects.toThrow('foreign key')
  await expect(app.pool.query("update access_audit_anchors set last_hash = 'ff'")).rejects.toThrow()
})

test('a line that was changed behind its keys, or an archive nobody knows of, shows', async () => {
  const before = await findFaults(app.db)
  const { rows } = await app.pool.query(
    "insert into access_audit_anchors (hospital_id, from_hash, last_hash, line_count, up_to, file, sha256, archived_at) select hospital_id, last_hash, 'ff', 1, up_to, file, sha256, archived_at from access_audit_anchors a where hospital_id = $1 and not exists (select from access_audit_anchors b where b.from_hash = a.last_hash) returning id",
    [ours],
  )
  expect(await findFaults(app.db)).toEqual([...before, `the audit of hospital ${ours} does not hold`])
  await app.pool.query('delete from access_audit_anchors where id = $1', [rows[0].id])
  expect(await findFaults(app.db)).toEqual(before)
})

test('an archive with a line that was forged or left out, of another passphrase, or cut, is refused in a line', async () => {
  const file = join(folder, 'before-2025-01-15.age')
  const entries: { name: string; bytes: Buffer }[] = []
  for await (const entry of readArchive(file, passphrase)) entries.push(entry)
  const rewritten = async (name: string, change: (text: string, at: number) => string, parts = entries) => {
    const target = join(folder, name)
    const fill = async (add: (name: string, bytes: Uint8Array) => Promise<void>) => {
      for (const [at, { name, bytes }] of parts.entries()) await add(name, Buffer.from(change(bytes.toString(), at)))
    }
    await writeArchive(target, { passphrase, fill })
    return readAudit(target, passphrase, app.db)
  }
  const forged = (text: string, at: number) => (at === 0 ? text.replace('staff.add', 'staff.end') : text)
  await expect(rewritten('forged.age', forged)).rejects.toThrow('is not as it was written')
  const shorter = (text: string, at: number) => (at === 0 ? text.slice(text.indexOf('\n') + 1) : text)
  await expect(rewritten('shorter.age', shorter)).rejects.toThrow('is not as it was written')
  await expect(rewritten('cut.age', (text) => text, entries.slice(0, -1))).rejects.toThrow('is cut')
  await expect(readAudit(file, 'another', app.db)).rejects.toThrow('passphrase')
  writeFileSync(join(folder, 'broken.age'), readFileSync(file).subarray(0, -40))
  await expect(readAudit(join(folder, 'broken.age'), passphrase, app.db)).rejects.toThrow()
})

test('a backup that is brought back has its anchors and proves the chain on them', async () => {
  const file = join(folder, 'whole.age')
  const { connection } = database
  await prepareDatabase(database, app.config, app.clock.now())
  await takeBackup(file, { connection, config: app.config, now: app.clock.now(), passphrase })
  const into = await openTestDatabase({ template: 'template0' })
  try {
    const { faults } = await restoreBackup(file, passphrase, {
      connection: into.connection,
      config: app.config,
      now: app.clock.now(),
      acceptFaults: false,
    })
    expect(faults).toEqual([])
    const { rows } = await into.pool.query('select count(*)::int as n from access_audit_anchors')
    expect(rows[0].n).toBeGreaterThan(2)
    expect(await readAudit(join(folder, 'before-2025-01-15.age'), passphrase, into.db)).toMatchObject([
      { isAnchored: true },
      { isAnchored: true },
    ])
  } finally {
    await into.close()
  }
})

test('the list of the desk goes on with what is here', async () => {
  const { staffKey } = await signInStaff(app, ours, 'auditor')
  const { list } = await app.callApi(deskAuditList, { page_size: 50 }, { staffKey })
  expect(list.length).toBe(await countLines(ours))
})
